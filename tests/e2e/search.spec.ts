import type { APIRequestContext, Page } from '@playwright/test'
import { addressOf, submitLogin } from './support/app.ts'
import { CALLS, callsTo, disconnect, heard, reconnect, recordCalls } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { pressEnterWhileComposing } from './support/ime.ts'
import { expect, test } from './support/test.ts'

const hotTerms = async (request: APIRequestContext, type: number): Promise<readonly string[]> => {
  const answer = await request.get(`${CALLS.hot}?type=${type}`)
  return ((await answer.json()) as { Data: string[] }).Data
}

/** Type, keyword and the kind of `time` of a list address. */
const listAddress = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  const { time, ...rest } = Object.fromEntries(searchParams)
  return { pathname, timed: /^\d+$/.test(time ?? ''), ...rest }
}

test.describe('signed in', () => {
  test.use({ persona: 'teacher' })

  test('focus opens the panel with the hot searches of the category', async ({ page, app, request }) => {
    const hot = await hotTerms(request, 1)
    expect(hot.length).toBeGreaterThan(4)
    await page.goto('/')
    await expect(app.panel).toBeHidden()
    await app.keyword.focus()
    await expect(app.panel).toBeVisible()
    await expect(app.recent).toBeHidden()
    await expect(app.hot.getByRole('listitem').getByRole('button')).toHaveText(
      hot.map((term) => new RegExp(`${term}$`)),
    )
  })

  test('a search goes to its list, closes the panel and is remembered once', async ({ page, app }) => {
    await page.goto('/')
    await app.keyword.fill('  勾股定理 ')
    await app.searchButton.click()
    await expect(page).toHaveTitle('搜索“勾股定理” - 知源课堂')
    expect(listAddress(page)).toEqual({ pathname: '/list', timed: true, q: '勾股定理' })
    await expect(app.panel).toBeHidden()
    const first = addressOf(page)

    await app.keyword.fill('勾股定理')
    await app.keyword.press('Enter')
    await expect.poll(() => addressOf(page)).not.toBe(first)
    expect(listAddress(page)).toEqual({ pathname: '/list', timed: true, q: '勾股定理' })
    await expect(app.panel).toBeHidden()

    await app.keyword.fill('浮力')
    await app.keyword.press('Enter')
    await expect(page).toHaveTitle('搜索“浮力” - 知源课堂')
    await page.reload()
    await app.keyword.click()
    await expect(app.recent.getByRole('listitem')).toHaveText(['浮力', '勾股定理'])
    expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('勾股定理')
  })

  test('a search for nothing but blanks lists everything and is not remembered', async ({ page, app }) => {
    await page.goto('/')
    await app.keyword.fill('   ')
    await app.searchButton.click()
    await expect(page).toHaveTitle('课程视频 - 知源课堂')
    expect(listAddress(page)).toEqual({ pathname: '/list', timed: true, type: '1' })
    await app.keyword.click()
    await expect(app.panel).toBeVisible()
    await expect(app.recent).toBeHidden()
  })

  test('recent searches can be removed one by one and all at once', async ({ page, app }) => {
    await page.goto('/')
    for (const term of ['浮力', '文言文', '光合作用']) {
      await app.keyword.fill(term)
      await app.keyword.press('Enter')
      await expect(page).toHaveTitle(`搜索“${term}” - 知源课堂`)
    }
    await app.keyword.click()
    const recent = app.recent.getByRole('listitem')
    await expect(recent).toHaveText(['光合作用', '文言文', '浮力'])

    await app.recent.getByRole('button', { name: '删除“文言文”' }).click()
    await expect(recent).toHaveText(['光合作用', '浮力'])
    await expect(app.panel).toBeVisible()
    await page.reload()
    await app.keyword.click()
    await expect(recent).toHaveText(['光合作用', '浮力'])

    await app.recent.getByRole('button', { name: '清空' }).click()
    await expect(app.recent).toBeHidden()
    await expect(app.panel).toBeVisible()
    await page.reload()
    await app.keyword.click()
    await expect(app.hot).toBeVisible()
    await expect(app.recent).toBeHidden()
  })

  test('choosing a term searches for it', async ({ page, app, request }) => {
    const [, second = ''] = await hotTerms(request, 1)
    await page.goto('/')
    await app.keyword.click()
    await app.hot.getByRole('button', { name: second }).click()
    await expect(page).toHaveTitle(`搜索“${second}” - 知源课堂`)
    await expect(app.panel).toBeHidden()
    await expect(app.keyword).toHaveValue(second)
  })

  test('a click outside and Escape close the panel, and the keyword stays', async ({ page, app }) => {
    await page.goto('/')
    await app.keyword.fill('浮力')
    await expect(app.panel).toBeVisible()
    await app.footer.click()
    await expect(app.panel).toBeHidden()

    await app.keyword.click()
    await expect(app.panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(app.panel).toBeHidden()
    await expect(app.keyword).toHaveValue('浮力')
    await expect(app.keyword).toBeFocused()

    await app.keyword.press('ArrowDown')
    await expect(app.panel).toBeVisible()
  })

  test('the arrow keys choose among recent and hot searches, Enter takes the one they are on', async ({
    page,
    app,
    request,
  }) => {
    const [first = '', second = ''] = await hotTerms(request, 1)
    await page.goto('/')
    await app.keyword.fill('岳阳楼记')
    await app.keyword.press('Enter')
    await expect(page).toHaveTitle('搜索“岳阳楼记” - 知源课堂')

    await app.keyword.fill('')
    await expect(app.hot.getByRole('button', { name: first })).toBeVisible()
    const chosen = async () => {
      const id = await app.keyword.getAttribute('aria-activedescendant')
      return id === null ? null : page.locator(`[id="${id}"]`).textContent()
    }
    await app.keyword.press('ArrowDown')
    await expect.poll(chosen).toBe('岳阳楼记')
    await app.keyword.press('ArrowDown')
    await app.keyword.press('ArrowDown')
    await expect.poll(chosen).toMatch(new RegExp(`${second}$`))
    await app.keyword.press('ArrowUp')
    await expect.poll(chosen).toMatch(new RegExp(`${first}$`))
    await app.keyword.press('Enter')
    await expect(page).toHaveTitle(`搜索“${first}” - 知源课堂`)
  })

  test('Enter that ends a composition searches for nothing', async ({ page, app }) => {
    await page.goto('/')
    await app.keyword.focus()
    await pressEnterWhileComposing(page, '勾股定理')
    await expect(app.keyword).toHaveValue('勾股定理')
    await heard(page)
    expect(addressOf(page)).toBe('/')
    await app.keyword.press('Enter')
    await expect(page).toHaveTitle('搜索“勾股定理” - 知源课堂')
  })

  test('choosing a category clears the keyword and brings its own hot searches', async ({
    page,
    app,
    request,
  }) => {
    const hot = await hotTerms(request, 3)
    const calls = recordCalls(page)
    await page.goto('/')
    await expect(app.category.getByRole('option')).toHaveText([
      '全部',
      '课程视频',
      '课程直播',
      '资料库',
      '题库',
    ])
    expect((await app.category.boundingBox())?.width).toBe(102)
    await app.keyword.fill('浮力')
    await app.category.selectOption('资料库')
    await expect(app.keyword).toHaveValue('')

    await app.keyword.click()
    await expect(app.hot.getByRole('listitem').getByRole('button')).toHaveText(
      hot.map((term) => new RegExp(`${term}$`)),
    )
    expect(callsTo(CALLS.hot, calls).at(-1)?.query).toBe('?type=3')
    await app.keyword.fill('教案')
    await app.keyword.press('Enter')
    await expect(page).toHaveTitle('搜索“教案” - 知源课堂')
    expect(listAddress(page)).toEqual({ pathname: '/list', timed: true, type: '3', q: '教案' })
  })

  test('hot searches that cannot be read can be tried again, and the recent ones work without', async ({
    page,
    app,
    faults,
  }) => {
    faults.forgive(UNREACHABLE)
    await page.goto('/list?type=1&q=浮力')
    await app.keyword.fill('文言文')
    await app.keyword.press('Enter')
    await expect(page).toHaveTitle('搜索“文言文” - 知源课堂')
    await disconnect(page, CALLS.hot)
    await page.reload()
    await app.keyword.click()
    const retry = app.panel.getByRole('button', { name: '重试' })
    await expect(retry).toBeVisible()
    await expect(app.recent.getByRole('listitem')).toHaveText(['文言文'])
    await reconnect(page)
    await retry.click()
    await expect(app.hot.getByRole('listitem').first()).toBeVisible()
  })
})

test('a visitor who searches is told why to sign in, and then sees exactly that list', async ({
  page,
  app,
}) => {
  await page.goto('/')
  await app.category.selectOption('资料库')
  await app.keyword.fill('期中试卷')
  await app.keyword.press('Enter')
  await expect(app.dialog).toContainText('登录后为你显示搜索结果')
  expect(addressOf(page)).toBe('/')

  await submitLogin(page, 'teacher')
  await expect(app.success).toHaveText('登录成功')
  await expect(page).toHaveTitle('搜索“期中试卷” - 知源课堂')
  expect(listAddress(page)).toEqual({ pathname: '/list', timed: true, type: '3', q: '期中试卷' })
})

test('a visitor who closes the popup gives up the search', async ({ page, app }) => {
  await page.goto('/')
  await app.keyword.fill('期中试卷')
  await app.searchButton.click()
  await expect(app.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(app.dialog).toBeHidden()

  await app.loginButton.click()
  await submitLogin(page, 'teacher')
  await expect(app.userMenu).toBeVisible()
  await expect(app.main.getByRole('heading', { name: '课程视频' })).toBeVisible()
  expect(addressOf(page)).toBe('/')
})

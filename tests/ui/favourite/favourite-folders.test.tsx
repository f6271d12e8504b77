import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COURSES } from '#infrastructure/memory/content/courses.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp } from '#tests/ui/support/open-app.tsx'

const TAB = '/coursetable?activeIndex=3'

const open = async (): Promise<Opened> => {
  const app = openApp({ person: 'teacher', address: TAB })
  await onScreen.userMenu()
  await screen.findByRole('heading', { level: 2, name: '全部收藏' })
  return app
}

const rows = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const heading = () => onScreen.main().getByRole('heading', { level: 2 }).textContent
const isFocused = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()))

/** Made by keys; the focus is on the button again. */
const make = async ({ user }: Opened, ...names: readonly string[]) => {
  const add = () => screen.getByRole('button', { name: '新建收藏夹' })
  add().focus()
  for (const name of names) {
    await user.keyboard('{Enter}')
    await user.type(await screen.findByRole('textbox', { name: '名称' }), `${name}{Enter}`)
    await waitFor(() => expect(rows()).toContain(name))
    await isFocused(add)
  }
}

describe('the folders of favourites, by keys alone', () => {
  it('are made, and not twice by one name', async () => {
    const app = await open()
    await make(app, '甲', '乙')
    const add = screen.getByRole('button', { name: '新建收藏夹' })
    await app.user.keyboard('{Enter}')
    await app.user.type(await screen.findByRole('textbox', { name: '名称' }), '甲{Enter}')
    expect(screen.getByRole('dialog').textContent).toContain('已有同名的收藏夹')
    await app.user.keyboard('{Escape}')
    await isFocused(() => add)
  })

  it('whose name could not be stored have it again, in the dialog and beside the reason', async () => {
    const app = await open()
    await make(app, '甲')
    app.backend.failCall('favouriteFolder.create', {
      kind: 'rejected',
      reason: 'unavailable',
      message: '',
    })
    await app.user.click(screen.getByRole('button', { name: '新建收藏夹' }))
    await app.user.type(await screen.findByRole('textbox', { name: '名称' }), '乙{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await screen.findByText(/服务器/)
    await app.user.click(screen.getByRole('button', { name: '新建收藏夹' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '名称' })).value).toBe('乙')
    await app.user.keyboard('{Escape}')
    await app.user.click(row('甲'))
    await app.user.click(await onScreen.main().findByRole('button', { name: '“甲”的操作' }))
    await app.user.click(await screen.findByRole('menuitem', { name: '移动到…' }))
    const dialog = within(await screen.findByRole('dialog', { name: '移动“甲”' }))
    const field = () => dialog.getByRole<HTMLInputElement>('textbox')
    await app.user.type(field(), '丙{Enter}')
    await waitFor(() => expect(field().parentElement?.parentElement?.textContent).toMatch(/服务器/))
    expect(field().value).toBe('丙')
    app.backend.failCall('favouriteFolder.create', null)
    await app.user.type(field(), '{Enter}')
    await waitFor(() => expect(field().value).toBe(''))
    expect(await dialog.findByRole('radio', { name: '丙' })).toBeDefined()
  })

  it('are put in another order, renamed and opened where they stand', async () => {
    const app = await open()
    await make(app, '甲', '乙')
    row('全部收藏').focus()
    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await isFocused(() => row('乙'))
    await app.user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(rows()).toEqual(['全部收藏', '未分类', '乙', '甲']))
    await app.user.keyboard('{F2}')
    const field = await screen.findByDisplayValue('乙')
    await isFocused(() => field)
    await app.user.keyboard('丙{Enter}')
    await isFocused(() => row('丙'))
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(heading()).toBe('丙'))
  })

  it('are moved into each other, folded, and dissolved with what is in them kept', async () => {
    const app = await open()
    await make(app, '甲', '丙')
    await app.user.click(row('丙'))
    const menu = () => onScreen.main().getByRole('button', { name: '“丙”的操作' })
    await waitFor(menu)
    menu().focus()
    await app.user.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: '移动到…' })).focus()
    await app.user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: '移动“丙”' }))
    dialog.getByRole('radio', { name: '甲' }).focus()
    await app.user.keyboard(' ')
    dialog.getByRole('button', { name: '移动到这里' }).focus()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(row('丙').getAttribute('aria-level')).toBe('2'))
    await isFocused(menu)

    row('丙').focus()
    await app.user.keyboard('{ArrowLeft}')
    await isFocused(() => row('甲'))
    await app.user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(rows()).toEqual(['全部收藏', '未分类', '甲']))
    await app.user.keyboard('{ArrowRight}{Delete}')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('里面有 1 个收藏夹')
    within(question).getByRole('button', { name: '删除收藏夹' }).focus()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toEqual(['全部收藏', '未分类', '丙']))
    expect(row('丙').getAttribute('aria-level')).toBe('1')
  })
})

describe('more favourites than a page has', () => {
  it('are turned, looked through and narrowed by the address, and Back leads to what was shown', async () => {
    const app = await open()
    const { favourites } = (await app.signedIn()).actors
    const kept = [
      ...COURSES.map(({ id, name }) => ({ id, name, type: 1 as const })),
      ...RESOURCES.map(({ id, name }) => ({ id, name, type: 3 as const })),
    ].slice(0, 20)
    expect(kept).toHaveLength(20)
    for (const { id, name, type } of kept)
      favourites.send({
        type: 'favourites.toggle',
        item: { contentId: id, type, name, favouriteId: 0, folderId: null, restorable: true },
        kept: false,
      })
    const cards = () => screen.queryAllByRole('article')
    await waitFor(() => expect(cards()).toHaveLength(18))
    const pager = await onScreen.main().findByRole('navigation', { name: '分页' })
    await app.user.click(within(pager).getByRole('link', { name: '下一页' }))
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(app.address()).toBe(`${TAB}&page=2`)

    const wanted = kept[0]?.name ?? ''
    await app.user.click(onScreen.main().getByRole('textbox', { name: '在收藏中查找' }))
    await app.user.paste(wanted)
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(decodeURIComponent(app.address())).toContain(wanted)
    await app.user.click(
      within(onScreen.main().getByRole('navigation', { name: '类型' })).getByRole('link', { name: '资料' }),
    )
    expect(await onScreen.main().findByText('没有符合条件的收藏')).toBeTruthy()
    await app.user.click(onScreen.main().getByRole('link', { name: '清除筛选' }))
    await waitFor(() => expect(cards()).toHaveLength(18))
    expect(app.address()).toBe(TAB)
    await app.goBack(2)
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(heading()).toBe('全部收藏')
  })
})

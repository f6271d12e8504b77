import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { HomeContent } from '#domain/catalogue/home-content.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { aCard } from '#tests/ui/support/a-card.ts'
import { namesOf, onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const sections = (): readonly (string | null)[] =>
  onScreen
    .main()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

const signedIn = async (opening: Opening = {}) => {
  const app = openApp({ person: 'teacher', ...opening })
  await onScreen.userMenu()
  await waitFor(() => expect(document.querySelector('.card-skeleton')).toBeNull())
  return app
}

const block = (name: string) => screen.findByRole('region', { name })
const cards = (section: HTMLElement): readonly (string | null)[] =>
  within(section)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent)

const alerts = () => onScreen.main().queryAllByRole('alert')

describe('the home page of a visitor', () => {
  it('has the question, one search box and the banners, and nothing that needs an account', async () => {
    const { backend } = openApp()
    await screen.findByRole('region', { name: '推荐' })
    expect(
      onScreen
        .main()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['今天想备哪一课？'])
    expect(onScreen.main().getByRole('search')).toBeDefined()
    expect(onScreen.main().queryAllByRole('article')).toEqual([])
    expect(backend.requests.map(({ call }) => call).sort()).toEqual(['categories', 'home.banners'])
  })

  it('says that banners cannot be read, and reads them when asked again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('home.banners', { kind: 'timedOut' })
    const { user } = openApp({ backend })
    expect((await onScreen.main().findByRole('alert')).textContent).toBe(
      '横幅加载失败服务器太久没有回应，请稍后重试重试',
    )
    expect(onScreen.main().getByRole('search')).toBeDefined()
    backend.failCall('home.banners', null)
    await user.click(onScreen.main().getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('region', { name: '推荐' })).toBeDefined()
    expect(alerts()).toEqual([])
  })

  it('has no place for banners that are not there', async () => {
    openApp({ home: { banners: async () => success([]) } })
    await waitFor(() => expect(document.querySelector('.banners')).toBeNull())
  })
})

describe('the home page of a user', () => {
  it('has what to go on with, lives and a block for each classify', async () => {
    await signedIn()
    expect(sections()).toEqual(['继续学习', '直播', '课程视频', '课程直播', '资料库'])
    const rail = cards(await block('继续学习'))
    expect([rail.length, rail[0]]).toEqual([4, '勾股定理：从赵爽弦图到实际应用'])
    const first = within(await block('继续学习')).getAllByRole('article')[0]
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/play?id=101&section=10101&at=756')
    expect(first?.textContent).toContain('已学 62% · 从 12:36 继续')
    expect(cards(await block('直播'))).toHaveLength(4)
    expect(within(await block('直播')).queryByText('已结束')).toBeNull()
    expect(
      (await Promise.all(['课程视频', '课程直播', '资料库'].map(block))).map((one) =>
        within(one).getByRole('link', { name: /^更多/ }).getAttribute('href'),
      ),
    ).toEqual(['/list?type=1', '/list?type=2', '/list?type=3'])
  })

  it('keeps the order of its headings', async () => {
    await signedIn()
    const levels = [...screen.getByRole('main').querySelectorAll('h1, h2, h3, h4')].map((one) =>
      Number(one.tagName[1]),
    )
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true)
  })

  it('hides blocks that are empty or invisible, and the rail when there is nothing to go on with', async () => {
    const content: HomeContent = {
      continueItems: [],
      blocks: [
        { id: 1, name: '课程视频', tagId: 0, type: 1, visible: true, items: [] },
        { id: 2, name: '课程直播', tagId: 0, type: 2, visible: false, items: [aCard({ type: 2 })] },
        { id: 3, name: '资料库', tagId: 0, type: 3, visible: true, items: [aCard({ type: 3 })] },
      ],
    }
    await signedIn({
      home: { content: async () => success(content) },
      homeLive: { homeLives: async () => success([]) },
    })
    expect(sections()).toEqual(['资料库'])
  })

  // R-first-start-3.
  it('says that there is nothing yet', async () => {
    await signedIn({
      home: { content: async () => success({ blocks: [], continueItems: [] }) },
      homeLive: { homeLives: async () => success([]) },
    })
    expect(sections()).toEqual([])
    expect(screen.getByText('还没有内容')).toBeDefined()
    expect(screen.getByText('老师们的课程和资料发布后会出现在这里。')).toBeDefined()
    const studio = await screen.findByRole('link', { name: '发布第一门课程' })
    expect(studio.getAttribute('href')).toBe('/studio')
  })

  // R-first-start-3.
  it('that is empty leads who administers to the steps of the first start', async () => {
    await signedIn({
      person: 'platformAdministrator',
      home: { content: async () => success({ blocks: [], continueItems: [] }) },
      homeLive: { homeLives: async () => success([]) },
    })
    const steps = await screen.findByRole('link', { name: '准备学校的内容' })
    expect(steps.getAttribute('href')).toBe('/manage/start')
    expect(screen.queryByRole('link', { name: '发布第一门课程' })).toBeNull()
  })

  it('says of each part why it cannot be read, and reads that part again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('home.content', { kind: 'rejected', reason: 'crashed', message: '服务器正忙' })
    backend.failCall('homeLives', { kind: 'unreachable' })
    const { user } = await signedIn({ backend })
    await waitFor(() => expect(alerts()).toHaveLength(2))
    expect(alerts().map(({ textContent }) => textContent)).toEqual([
      '直播加载失败连不上服务器，请检查网络后重试重试',
      '内容加载失败服务器正忙重试',
    ])
    expect(await screen.findByRole('region', { name: '推荐' })).toBeDefined()

    backend.failCall('home.content', null)
    const retry = alerts()[1]?.querySelector('button')
    if (retry) await user.click(retry)
    await waitFor(() => expect(sections()).toEqual(['继续学习', '直播', '课程视频', '课程直播', '资料库']))
    expect(alerts().map(({ textContent }) => textContent)).toEqual([
      '直播加载失败连不上服务器，请检查网络后重试重试',
    ])
  })

  it('stands as a whole when nothing can be reached', async () => {
    const backend = createMemoryBackend()
    const app = openApp({ person: 'teacher', backend })
    backend.simulateNetwork('unreachable')
    await onScreen.userMenu()
    await waitFor(() => expect(alerts()).toHaveLength(3))
    expect(screen.getByRole('navigation', { name: '分类导航' })).toBeDefined()
    expect(app.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
  })

  it('has places of the size of what comes while it comes', async () => {
    const backend = createMemoryBackend({ latencyMs: 60_000 })
    openApp({ person: 'teacher', backend })
    await waitFor(() => expect(document.querySelectorAll('.card-skeleton').length).toBeGreaterThan(3))
    expect(onScreen.main().queryAllByRole('article')).toEqual([])
  })
})

describe('the subjects of a block', () => {
  const tabsOf = async (name: string) =>
    within(within(await block(name)).getByRole('tablist', { name: `${name}的学科` })).getAllByRole('tab')
  const chosen = async (name: string) =>
    (await tabsOf(name)).filter(
      (tab) => tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true',
    )

  it('say their stage until one is chosen, and narrow every block', async () => {
    const { user, backend } = await signedIn()
    expect(namesOf(await tabsOf('课程视频')).slice(0, 5)).toEqual([
      '全部',
      '小学语文',
      '小学数学',
      '小学英语',
      '初中语文',
    ])
    const stage = within(await block('课程视频')).getByRole<HTMLSelectElement>('combobox', { name: '学段' })
    expect([...stage.options].map(({ text }) => text)).toEqual(['全部学段', '小学', '初中', '高中'])
    await user.selectOptions(stage, '初中')
    await waitFor(async () => expect(namesOf(await tabsOf('课程视频'))[1]).toBe('语文'))
    await user.click(within(await block('课程视频')).getByRole('tab', { name: '数学' }))
    await waitFor(async () => expect(namesOf(await chosen('资料库'))).toEqual(['数学']))
    await waitFor(async () =>
      expect(cards(await block('课程视频'))).toEqual([
        '勾股定理：从赵爽弦图到实际应用',
        '二次函数图象与性质专题',
      ]),
    )
    expect(
      within(await block('课程视频'))
        .getByRole('link', { name: '更多课程视频' })
        .getAttribute('href'),
    ).toBe('/list?type=1&stage=2&subject=202')
    expect(backend.requests.filter(({ call }) => call === 'home.content')).toHaveLength(3)
  })

  it('go by arrow keys, around, and to both ends; one of them is a stop of Tab', async () => {
    const { user } = await signedIn()
    const first = (await tabsOf('课程视频'))[0]
    first?.focus()
    const seen: (string | null | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End']) {
      await user.keyboard(`{${key}}`)
      seen.push(document.activeElement?.textContent)
    }
    expect(seen).toEqual(['小学语文', '全部', '高中地理', '全部', '高中地理'])
    const stops = (await tabsOf('课程视频')).filter((tab) => tab.tabIndex === 0)
    expect(namesOf(stops)).toEqual(['高中地理'])
  })

  it('that have nothing keep their block, say so and lead back to all', async () => {
    const { user } = await signedIn({
      home: {
        content: async ({ subjectId }) =>
          success({
            continueItems: [],
            blocks: [
              {
                id: 1,
                name: '课程视频',
                tagId: 0,
                type: 1,
                visible: true,
                items: subjectId === 0 ? [aCard()] : [],
              },
            ],
          }),
      },
    })
    await user.click(within(await block('课程视频')).getByRole('tab', { name: '高中地理' }))
    await screen.findByText('这个学科还没有课程视频')
    await user.click(screen.getByRole('button', { name: '看全部学科' }))
    await waitFor(async () => expect(cards(await block('课程视频'))).toHaveLength(1))
    expect(namesOf(await chosen('课程视频'))).toEqual(['全部'])
  })

  it('name the panel that they show', async () => {
    await signedIn()
    for (const tab of await tabsOf('资料库')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      expect([panel?.getAttribute('role'), panel?.getAttribute('aria-label')]).toEqual(['tabpanel', '资料库'])
    }
  })

  it('keep what is shown while the next is on its way, and say that it is', async () => {
    let answer: (() => void) | undefined
    let asked = 0
    const blocks = (name: string): HomeContent => ({
      continueItems: [],
      blocks: [{ id: 1, name: '课程视频', tagId: 0, type: 1, visible: true, items: [aCard({ name })] }],
    })
    const { user } = await signedIn({
      home: {
        content: () => {
          asked += 1
          return asked === 1
            ? Promise.resolve(success(blocks('先前的')))
            : new Promise((resolve) => {
                answer = () => resolve(success(blocks('后来的')))
              })
        },
      },
    })
    const busy = async () =>
      within(await block('课程视频'))
        .getByRole('tabpanel')
        .getAttribute('aria-busy')
    expect(await busy()).toBe('false')
    await user.click(within(await block('课程视频')).getByRole('tab', { name: '小学语文' }))
    expect([await busy(), cards(await block('课程视频'))]).toEqual(['true', ['先前的']])
    answer?.()
    await waitFor(async () => expect(cards(await block('课程视频'))).toEqual(['后来的']))
    expect(await busy()).toBe('false')
  })

  it('that cannot be read say so in place of every block', async () => {
    let asked = 0
    const { user } = await signedIn({
      home: {
        content: async () => {
          asked += 1
          if (asked === 2) return failed({ kind: 'timedOut' })
          return success({
            continueItems: [],
            blocks: [{ id: 1, name: '课程视频', tagId: 0, type: 1, visible: true, items: [aCard()] }],
          })
        },
      },
    })
    await user.click(within(await block('课程视频')).getByRole('tab', { name: '小学语文' }))
    await waitFor(() => expect(alerts()).toHaveLength(1))
    await user.click(onScreen.main().getByRole('button', { name: '重试' }))
    await waitFor(async () => expect(namesOf(await chosen('课程视频'))).toEqual(['小学语文']))
  })
})

describe('the category menu', () => {
  const menu = async () => within(await screen.findByRole('navigation', { name: '分类导航' }))

  it('unfolds a category to its subjects by stage, closes on Escape and gives the focus back', async () => {
    const { user } = await signedIn()
    const nav = await menu()
    const button = await nav.findByRole('button', { name: '题库' })
    expect(namesOf(nav.getAllByRole('button'))).toEqual(['课程视频', '课程直播', '资料库', '题库'])
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(nav.getByRole('link', { name: '全部题库' }).getAttribute('href')).toBe('/details?type=4')
    expect(nav.getAllByRole('link', { name: '数学' }).map((link) => link.getAttribute('href'))).toEqual([
      '/details?type=4&subject=102',
      '/details?type=4&subject=202',
      '/details?type=4&subject=302',
    ])
    nav.getByRole('link', { name: '全部题库' }).focus()
    await user.keyboard('{Escape}')
    expect([nav.queryByRole('link'), document.activeElement]).toEqual([null, button])
  })

  it('has one open at a time and closes when one goes elsewhere', async () => {
    const { user } = await signedIn()
    const nav = await menu()
    await user.click(await nav.findByRole('button', { name: '题库' }))
    await user.click(nav.getByRole('button', { name: '资料库' }))
    const open = () =>
      nav
        .getAllByRole('button')
        .flatMap((one) => (one.getAttribute('aria-expanded') === 'true' ? [one.textContent] : []))
    expect(open()).toEqual(['资料库'])
    await user.click(screen.getByRole('contentinfo'))
    expect(open()).toEqual([])
  })
})

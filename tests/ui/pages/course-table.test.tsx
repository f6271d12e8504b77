import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { success } from '#domain/kernel/result.ts'
import { mondayOf } from '#domain/learning/timetable.ts'
import type { UserAction } from '#domain/learning/user-action.ts'
import { memoryUserAction } from '#infrastructure/learning/user-action.memory.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { livesAt } from '#infrastructure/memory/content/lives.ts'
import { metAt } from '#infrastructure/memory/learning.backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { LEARNING_PORT } from '#main/learning/tokens.ts'
import { deferred } from '#tests/support/deferred.ts'
import { aCard } from '#tests/ui/support/a-card.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp, personOf } from '#tests/ui/support/open-app.tsx'
import { writeCourseTable } from '#ui/routing/course-table-codec.ts'

const open = async (query: string, opening: Opening = {}) => {
  const app = openApp({ person: 'teacher', address: `/coursetable?${query}`, ...opening })
  await onScreen.heading('个人中心')
  return app
}

const list = (name: string) => screen.findByRole('region', { name })
const names = (region: HTMLElement): readonly (string | null)[] =>
  within(region)
    .queryAllByRole('article')
    .map((row) => within(row).getByRole('heading').textContent)

/** What the teacher did before. */
const did = async (backend: MemoryBackend, action: UserAction): Promise<void> => {
  const caller = { token: () => backend.openSession(personOf('teacher')), expired: () => undefined }
  const done = await memoryUserAction(backend, caller).record(action, new AbortController().signal)
  expect(done.ok).toBe(true)
}

describe('the personal center', () => {
  it('has the five tabs of the specification and two of its own, the one that the address names open', async () => {
    const { user, address } = await open('activeIndex=7')
    const tabs = within(screen.getByRole('navigation', { name: '个人中心栏目' }))
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '我的课程',
      '学习记录',
      '浏览记录',
      '我的收藏',
      '账号',
      '练习记录',
      '错题本',
    ])
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('我的课程')
    await waitFor(() => expect(document.title).toMatch(/^个人中心 - /))
    await user.click(tabs.getByRole('link', { name: '学习记录' }))
    await waitFor(() => expect(address()).toBe('/coursetable?activeIndex=1'))
    await list('学习记录')
  })
})

describe('a newcomer', () => {
  it('finds out what each empty tab is for, and where to begin', async () => {
    const nothing = port(LEARNING_PORT, (base) => ({
      ...base,
      page: async () => success({ index: 1, size: 20, total: 0, items: [] }),
    }))
    const { user } = await open('activeIndex=1', { person: 'noOrganisation', ports: [nothing] })
    const tabs = within(screen.getByRole('navigation', { name: '个人中心栏目' }))
    await screen.findByText('还没有学习记录')
    expect(screen.getByRole('link', { name: '去找课程' }).getAttribute('href')).toBe('/list?type=1')
    await user.click(tabs.getByRole('link', { name: '我的课程' }))
    await screen.findByText('还没有课程')
    await screen.findByText('这一周没有直播课。')
    expect(screen.getByRole('link', { name: '去看直播' }).getAttribute('href')).toBe('/list?type=2')
    await user.click(tabs.getByRole('link', { name: '账号' }))
    const profile = await screen.findByRole('region', { name: '个人资料' })
    expect(profile.textContent).toContain('还没有加入学校')
  })
})

describe('我的课程', () => {
  it('has a week of seven days with today marked; other weeks by the address', async () => {
    const { user, address } = await open('')
    const table = within(await screen.findByRole('region', { name: '课表' }))
    const days = () => table.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(days().map((day) => day?.slice(0, 2))).toEqual([
      '周一',
      '周二',
      '周三',
      '周四',
      '周五',
      '周六',
      '周日',
    ])
    expect(days().filter((day) => day?.endsWith('今天'))).toHaveLength(1)
    await user.click(table.getByRole('link', { name: '下一周' }))
    await waitFor(() => expect(address()).toMatch(/^\/coursetable\?activeIndex=0&week=\d{4}-\d\d-\d\d$/))
    await waitFor(() => expect(days().filter((day) => day?.endsWith('今天'))).toEqual([]))
    await user.click(table.getByRole('link', { name: '回到本周' }))
    await waitFor(() => expect(address()).toBe('/coursetable?activeIndex=0'))
  })

  it('shows a reserved live in its place of the week, and first among the courses', async () => {
    const backend = createMemoryBackend()
    await did(backend, { kind: 'reserve', content: { id: 203, type: 2 } })
    // It begins within the hour: late on a Sunday that is another week.
    const start = livesAt(backend.now()).find(({ id }) => id === 203)?.startTime ?? ''
    const address = writeCourseTable({ tab: 'courses', week: mondayOf(new Date(start)) })
    await open(address.slice(address.indexOf('?') + 1), { backend })
    const courses = await list('我的课程')
    expect(names(courses)[0]).toBe('电学综合实验答疑预告')
    const table = await screen.findByRole('region', { name: '课表' })
    await waitFor(() => expect(names(table).join()).toContain('电学综合实验答疑'))
    expect(table.textContent).toContain('已预约')
  })

  it('says of no day that it has no lives before they have been read', async () => {
    const read = deferred<void>()
    const slow = port(LEARNING_PORT, (base) => ({
      ...base,
      timetable: async (...asked) => {
        await read.ask()
        return base.timetable(...asked)
      },
    }))
    await open('', { person: 'noOrganisation', ports: [slow] })
    const table = within(await screen.findByRole('region', { name: '课表' }))
    expect(table.getByRole('list').getAttribute('aria-busy')).toBe('true')
    expect(table.queryByText('没有直播')).toBeNull()
    read.answer(undefined)
    expect(await table.findAllByText('没有直播')).toHaveLength(7)
    expect(table.getByRole('list').getAttribute('aria-busy')).toBe('false')
  })

  it('says that the timetable cannot be read, and reads it when asked again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('learning.timetable', { kind: 'timedOut' })
    const { user } = await open('', { backend })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('课表加载失败')
    backend.failCall('learning.timetable', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await screen.findByText('这一周没有直播课。')
  })
})

describe('学习记录', () => {
  it('goes on to the second, ten a page, and tells finished from unfinished', async () => {
    const { user, address } = await open('activeIndex=1')
    const rows = await list('学习记录')
    expect(names(rows)).toHaveLength(10)
    const resume = within(rows).getAllByRole('link', { name: /^继续学习 \d/ })[0]
    expect(resume?.getAttribute('href')).toMatch(/^\/play\?id=101&section=10101&at=\d+$/)
    await user.click(screen.getByRole('link', { name: '已完成' }))
    await waitFor(() => expect(address()).toBe('/coursetable?activeIndex=1&filter=finished'))
    await waitFor(async () => expect(names(await list('学习记录'))).toHaveLength(3))
    expect((await list('学习记录')).textContent).not.toContain('未完成')
  })

  it.each([
    ['learning', 'activeIndex=1', '学习记录'],
    ['browsing', 'activeIndex=2', '浏览记录'],
  ] as const)('says what has become of a live lesson: %s', async (_, query, name) => {
    const live = { type: 2, liveStatus: 'announced' } as const
    const entries = [
      aCard({ ...live, id: 1, name: '会开的课' }),
      aCard({ ...live, id: 2, name: '不开的课', cancelled: true }),
      aCard({ ...live, id: 3, name: '开过的课', liveStatus: 'replay' }),
      aCard({ id: 4, name: '录好的课' }),
    ].map((content) => metAt(content, content.id, Date.now()))
    const page = async () => success({ index: 1, size: 10, total: entries.length, items: entries })
    await open(query, { ports: [port(LEARNING_PORT, (base) => ({ ...base, page }))] })
    const rows = within(await list(name)).getAllByRole('article')
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      '会开的课预告',
      '不开的课已取消',
      '开过的课回放',
      '录好的课',
    ])
  })

  it('turns its pages by the address; one beyond the end is the last', async () => {
    await open('activeIndex=1&page=9')
    expect(names(await list('学习记录'))).toHaveLength(2)
    expect(screen.getByRole('navigation', { name: '分页' })).toBeDefined()
  })

  it('keeps the filter when it cannot be read', async () => {
    const backend = createMemoryBackend()
    backend.failCall('learning.page', { kind: 'unreachable' })
    const { user, address } = await open('activeIndex=1&filter=finished', { backend })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('列表加载失败连不上服务器，请检查网络后重试重试')
    backend.failCall('learning.page', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(names(await list('学习记录'))).toHaveLength(3)
    expect(address()).toBe('/coursetable?activeIndex=1&filter=finished')
  })
})

describe('浏览记录', () => {
  it('stands by day, loses a line, and puts it back', async () => {
    const backend = createMemoryBackend()
    await did(backend, { kind: 'view', content: { id: 105, type: 1 } })
    const { user } = await open('activeIndex=2', { backend })
    const rows = await list('浏览记录')
    const before = names(rows)
    expect(before).toHaveLength(20)
    expect(before[0]).toBe('光合作用的发现史与实验设计')
    expect(within(rows).getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('今天')
    await user.click(within(rows).getByRole('button', { name: '删除浏览记录：光合作用的发现史与实验设计' }))
    await screen.findByText('已删除“光合作用的发现史与实验设计”')
    await waitFor(async () => expect(names(await list('浏览记录'))[0]).toBe(before[1]))
    expect(document.activeElement).not.toBe(document.body)
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(async () => expect(names(await list('浏览记录'))).toEqual(before))
  })

  it('asks before all of it is removed, then points at the list', async () => {
    const { user } = await open('activeIndex=2')
    await list('浏览记录')
    await user.click(screen.getByRole('button', { name: '清空浏览记录' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '清空全部浏览记录？' }))
    await user.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement?.textContent).toBe('清空浏览记录')
    await user.click(screen.getByRole('button', { name: '清空浏览记录' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '清空浏览记录' }),
    )
    await screen.findByText('还没有浏览记录')
    expect(screen.getByRole('link', { name: '去找资料' }).getAttribute('href')).toBe('/list?type=3')
  })

  it('marks what was withdrawn, which leads nowhere', async () => {
    await open('activeIndex=2', {
      ports: [
        port(LEARNING_PORT, (base) => ({
          ...base,
          page: async () =>
            success({
              index: 1,
              size: 20,
              total: 1,
              items: [{ ...metAt(aCard(), 5, Date.now()), invalid: true }],
            }),
        })),
      ],
    })
    const row = within(await list('浏览记录')).getByRole('article')
    expect(row.textContent).toContain('已下架')
    expect(within(row).queryByRole('link')).toBeNull()
  })

  it('says why a line cannot be removed, and keeps it', async () => {
    const backend = createMemoryBackend()
    const { user } = await open('activeIndex=2', { backend })
    const before = names(await list('浏览记录'))
    backend.failCall('learning.remove', { kind: 'unreachable' })
    await user.click(screen.getAllByRole('button', { name: /^删除浏览记录：/ })[0] as HTMLElement)
    expect((await screen.findByRole('alert')).textContent).toContain('不知道是否已完成')
    expect(names(await list('浏览记录'))).toEqual(before)
  })

  it('says that a line may not have been put back, and puts it back when asked again', async () => {
    const backend = createMemoryBackend()
    const { user } = await open('activeIndex=2', { backend })
    const before = names(await list('浏览记录'))
    await user.click(screen.getAllByRole('button', { name: /^删除浏览记录：/ })[0] as HTMLElement)
    backend.failCall('learning.restore', { kind: 'unreachable' })
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    expect((await screen.findByRole('alert')).textContent).toContain('不知道是否已完成')
    backend.failCall('learning.restore', null)
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(async () => expect(names(await list('浏览记录'))).toEqual(before))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('账号', () => {
  it('says who somebody is, with the number masked', async () => {
    await open('activeIndex=4')
    const profile = await screen.findByRole('region', { name: '个人资料' })
    expect(profile.querySelector('dl')?.textContent).toBe(
      '姓名沈雨桐账号139****0001职称一级教师所在学校青禾实验学校、江城第一中学',
    )
  })

  it('changes the password, says what is wrong where it is, and signs the other devices out', async () => {
    const backend = createMemoryBackend()
    backend.openSession(personOf('teacher'))
    const { user } = await open('activeIndex=4', { backend })
    const part = within(await screen.findByRole('region', { name: '登录密码' }))
    const devices = () => within(screen.getByRole('region', { name: '已登录的设备' }))
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(2))
    await user.click(part.getByRole('button', { name: '修改密码' }))
    const [current, next, repeated] = [
      part.getByLabelText('当前密码'),
      part.getByLabelText('新密码'),
      part.getByLabelText('再输一遍新密码'),
    ]
    expect(document.activeElement).toBe(current)
    await user.type(current, 'not this one')
    await user.type(next, '12345678')
    await user.type(repeated, 'a quiet river{Enter}')
    expect(document.activeElement).toBe(next)
    expect(part.getByText(/太容易猜到/)).toBeDefined()
    await user.clear(next)
    await user.type(next, 'a quiet river{Enter}')
    expect((await part.findByRole('alert')).textContent).toBe('密码没有修改：当前密码不正确')
    await user.clear(current)
    await user.type(current, 'Zhiyuan2026{Enter}')
    await part.findByText('密码已修改，其他设备已退出登录。')
    expect(document.activeElement).toBe(part.getByRole('button', { name: '修改密码' }))
    expect(backend.passwordOf(personOf('teacher'))).toBe('a quiet river')
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(1))
  })

  it('forgets what this device keeps, and what the account keeps', async () => {
    const { user, actors } = await open('activeIndex=4')
    const confirm = async (label: string) => {
      await user.click(await screen.findByRole('button', { name: label }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await confirm('清除本机记录')
    expect(await screen.findByText('这台设备上的记录已清除')).toBeDefined()
    expect(actors.chrome.getSnapshot().context.trail).toHaveLength(1)
    await confirm('清空浏览记录')
    await confirm('清空学习记录')
    await waitFor(() => expect(screen.getAllByText('没有记录')).toHaveLength(2))
  })

  it('says that the devices cannot be read, and reads them when asked again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('devices.devices', { kind: 'unreachable' })
    const { user } = await open('activeIndex=4', { backend })
    const devices = within(await screen.findByRole('region', { name: '已登录的设备' }))
    const alert = await devices.findByRole('alert')
    expect(alert.textContent).toContain('设备加载失败')
    backend.failCall('devices.devices', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await devices.findByText('当前设备')).toBeDefined()
  })

  it('does not offer to clear what it could not read, and reads it when asked again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('learning.page', { kind: 'timedOut' })
    const { user } = await open('activeIndex=4', { backend })
    const history = within(await screen.findByRole('region', { name: '清除记录' }))
    const alerts = await history.findAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      '服务器太久没有回应，请稍后重试重试',
      '服务器太久没有回应，请稍后重试重试',
    ])
    expect(history.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '清除本机记录',
      '重试',
      '重试',
    ])
    backend.failCall('learning.page', null)
    for (const again of history.getAllByRole('button', { name: '重试' })) await user.click(again)
    await history.findByRole('button', { name: '清空浏览记录' })
    await history.findByRole('button', { name: '清空学习记录' })
  })

  it('changes the appearance', async () => {
    const { user, actors } = await open('activeIndex=4')
    await user.click(await screen.findByRole('button', { name: '深色' }))
    expect(actors.appearance.getSnapshot().value).toBe('dark')
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PublishingNoticePort } from '#application/release/publishing-notice.port.ts'
import type { ReleasePort } from '#application/release/release.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { PublishedQuery, PublishedThing } from '#domain/release/published.ts'
import type { PublishingNotice } from '#domain/release/publishing-notice.ts'
import type { ReleaseRequest } from '#domain/release/release-request.ts'
import { port } from '#main/adapters/with-ports.ts'
import { PUBLISHING_NOTICE_PORT, RELEASE_PORT } from '#main/release/tokens.ts'
import { aRelease, aThing } from '#tests/support/releases.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, type Person } from '#tests/ui/support/open-app.tsx'

const NOTHING = { ask: false, takeBack: false, end: false, withdraw: false, offer: false }

interface World {
  things: PublishedThing[]
  notices: PublishingNotice[]
  requests: ReleaseRequest[]
  isAway: boolean
}

/** A server whose contents and requests change as they are told to. */
const open = (address: string, begin: Partial<World> = {}, person: Person = 'teacher') => {
  const world: World = { things: [], notices: [], requests: [], isAway: false, ...begin }
  const asked: PublishedQuery[] = []
  const reasons: string[] = []
  const seen: number[] = []
  const setThing = (id: number, change: Partial<PublishedThing>) => {
    world.things = world.things.map((one) => (one.id === id ? { ...one, ...change } : one))
    return success(true as const)
  }
  const answers: ReleasePort = {
    published: async (query) => {
      asked.push(query)
      if (world.isAway) return failed({ kind: 'unreachable' })
      return success({ index: query.page, size: 20, total: world.things.length, items: world.things })
    },
    ask: async (id) => setThing(id, { state: 'asked', can: { ...NOTHING, takeBack: true } }),
    withdraw: async (id) =>
      setThing(id, { withdrawal: 'own', editable: false, can: { ...NOTHING, offer: true } }),
    offer: async (id) => setThing(id, { withdrawal: 'none', can: { ...NOTHING, withdraw: true } }),
    takeBack: async () => failed({ kind: 'rejected', reason: 'conflict', message: '没有等待审核的公开申请' }),
    end: async (id) => setThing(id, { state: 'school' }),
    requests: async ({ page, status }) => {
      const items = world.requests.filter((one) => status === 'all' || one.status === status)
      return success({ index: page, size: 20, total: items.length, items })
    },
    grant: async () => {
      world.requests = []
      return success(true)
    },
    decline: async (_, reason) => {
      reasons.push(reason)
      world.requests = []
      return success(true)
    },
  }
  const told: PublishingNoticePort = {
    notices: async () => success(world.notices),
    see: async (ids) => {
      seen.push(...ids)
      world.notices = []
      return success(true)
    },
  }
  const ports = [port(RELEASE_PORT, () => answers), port(PUBLISHING_NOTICE_PORT, () => told)]
  const app = openApp({ person, address, ports })
  return { ...app, world, asked, reasons, seen }
}

it('what is published tells who sees it, how much it is used and why it was not opened', async () => {
  open('/studio/published', {
    things: [
      aThing(),
      aThing({ id: 2, name: '电流讲义', state: 'all', use: { ...aThing().use, views: 12_345 } }),
      aThing({ id: 3, name: '光路讲义', reason: '没有出处', withdrawal: 'takenDown' }),
    ],
  })
  await onScreen.heading('我发布的内容')
  const list = await screen.findByRole('list', { name: '发布的内容' })
  const rows = [...list.children].map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringContaining('浮力讲义仅本校'),
    expect.stringContaining('全平台'),
    expect.stringContaining('已下架'),
  ])
  expect(rows[1]).toContain('浏览 1.2万')
  expect(rows[2]).toContain('上次没有公开：没有出处')
  expect(screen.queryByRole('link', { name: '光路讲义' })).toBeNull()
})

it('a release is asked for once that was confirmed; what was refused is told', async () => {
  const { user } = open('/studio/published', { things: [aThing()] })
  await user.click(await screen.findByRole('button', { name: '申请公开浮力讲义' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '申请公开' }))
  expect(await screen.findByText('申请公开中')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '撤回浮力讲义的公开申请' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回申请' }))
  expect((await screen.findByRole('alert')).textContent).toContain('没有等待审核的公开申请')
})

it('type, order, days and the school are chosen; nothing says what will stand there', async () => {
  const { user, asked } = open('/studio/published', {}, 'reviewer')
  expect(await screen.findByText('还没有发布的内容')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '题目')
  expect(await screen.findByText('没有这种内容')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '浏览最多')
  await user.selectOptions(screen.getByRole('combobox', { name: '使用数据的时间' }), '近 7 天')
  await user.selectOptions(screen.getByRole('combobox', { name: '查看谁发布的内容' }), '青禾实验学校的内容')
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ organisationId: 1, type: 4, order: 'views', days: 7, page: 1 }),
  )
})

it('what could not be read is read again', async () => {
  const { user, world } = open('/studio/published', { things: [aThing()], isAway: true })
  const retry = await screen.findByRole('button', { name: '重试' })
  world.isAway = false
  await user.click(retry)
  expect(await screen.findByRole('list', { name: '发布的内容' })).toBeDefined()
})

it('a request is granted once that was confirmed', async () => {
  const { user } = open('/studio/releases', {
    requests: [aRelease(), aRelease({ id: 2, own: true, name: '电流讲义' })],
  })
  await onScreen.heading('公开申请')
  expect(await screen.findByText('自己的内容由其他审核人审核。')).toBeDefined()
  expect(screen.queryByRole('button', { name: '通过电流讲义的公开申请' })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '通过浮力讲义的公开申请' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '通过' }))
  expect(await screen.findByText('没有公开申请')).toBeDefined()
})

it('a request is declined with a reason, which has the focus while it is written', async () => {
  const { user, reasons } = open('/studio/releases', { requests: [aRelease()] })
  await user.click(await screen.findByRole('button', { name: '驳回浮力讲义的公开申请' }))
  const words = await screen.findByRole('textbox', { name: '理由' })
  expect(document.activeElement).toBe(words)
  await user.type(words, '差')
  await user.click(screen.getByRole('button', { name: '驳回' }))
  expect(await screen.findByText('请写明理由，至少 4 个字')).toBeDefined()
  await user.type(words, '，没有出处')
  await user.click(screen.getByRole('button', { name: '驳回' }))
  expect(await screen.findByText('没有公开申请')).toBeDefined()
  expect(reasons).toEqual(['差，没有出处'])
  // What was pressed went with its row: the focus stays with the list.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '公开申请' }))
})

it('a resource is withdrawn and offered again; its new version and why it was returned are told', async () => {
  const { user } = open('/studio/published', {
    things: [
      aThing({ editable: true, version: 'waiting', can: { ...NOTHING, withdraw: true } }),
      aThing({ id: 2, name: '电流讲义', version: 'returned', versionReason: '标题不通顺' }),
      aThing({ id: 3, name: '光路讲义', withdrawal: 'takenDown', withdrawReason: '版权不明' }),
    ],
  })
  expect(await screen.findByText('新版本审核中')).toBeDefined()
  expect(screen.getByText('新版本退回理由：标题不通顺')).toBeDefined()
  expect(screen.getByText('下架理由：版权不明')).toBeDefined()
  expect(screen.getByRole('link', { name: '修改浮力讲义' }).getAttribute('href')).toBe('/studio/resources/1')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '撤下浮力讲义' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤下' }))
  expect(await screen.findByText('已撤回')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '重新发布浮力讲义' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重新发布' }))
  expect(await screen.findByRole('button', { name: '撤下浮力讲义' })).toBeDefined()
})

it('what others decided stands above until it is put away', async () => {
  const notice = { id: 5, contentId: 1, type: 3, name: '浮力讲义', at: '2026-03-02T00:00:00Z' } as const
  const { user, seen } = open('/studio/published', {
    notices: [
      { ...notice, kind: 'declined', reason: '没有出处' },
      { ...notice, id: 6, kind: 'granted', reason: '' },
      { ...notice, id: 7, kind: 'takenDown', reason: '版权不明' },
    ],
  })
  const news = within(await screen.findByRole('region', { name: '审核结果' }))
  expect(news.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('浮力讲义没有公开：没有出处'),
    expect.stringContaining('浮力讲义已向全平台公开'),
    expect.stringContaining('浮力讲义已下架：版权不明'),
  ])
  await user.click(news.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '审核结果' })).toBeNull())
  expect(seen).toEqual([5, 6, 7])
})

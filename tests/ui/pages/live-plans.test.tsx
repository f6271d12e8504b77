import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import type { Configuration } from '#domain/kernel/configuration.ts'
import type { LivePlanDocument } from '#domain/studio/live-plan.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { type HeldPlan, plansIn } from '#infrastructure/memory/live-plan.backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { memoryLivePlans } from '#infrastructure/studio/live-plan.memory.ts'
import { aFile } from '#tests/support/a-file.ts'
import { aPlanDocument, aPlanSession } from '#tests/support/live-plans.ts'
import { expectNoBarrier } from '#tests/ui/support/accessible.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, PERSONS, type Person, personOf } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'

const HOUR_MS = 3_600_000
const noAbort = () => new AbortController().signal

/** A plan that stands on the backend; of the teacher, two weekly lessons from the next hour on. */
const held = (backend: MemoryBackend, change: Partial<HeldPlan> = {}, hours = 1): HeldPlan => {
  const document: LivePlanDocument = aPlanDocument({
    startTime: new Date(backend.now() + hours * HOUR_MS).toISOString(),
    sessions: [aPlanSession('key-of-one'), aPlanSession('key-of-two', { name: '第 2 讲' })],
  })
  const plan: HeldPlan = {
    id: 1,
    ownerId: PERSONS.teacher,
    organisationId: 1,
    clientId: 'of-a-test',
    document,
    published: null,
    status: 'draft',
    revision: 1,
    version: 0,
    reason: '',
    intentId: '',
    updatedAt: backend.now(),
    cancelled: new Map(),
    ...change,
  }
  plansIn(backend).set(plan.id, plan)
  return plan
}

/** The same, published as it stands. */
const published = (backend: MemoryBackend, change: Partial<HeldPlan> = {}, hours = 1) => {
  const plan = held(backend, {}, hours)
  return held(
    backend,
    { ...plan, published: plan.document, status: 'published', version: 1, ...change },
    hours,
  )
}

const opened = async (
  backend: MemoryBackend,
  person: Person = 'teacher',
  configuration: Partial<Configuration> = {},
) => {
  const app = openApp({ person, backend, address: '/studio/live/1', configuration })
  await onScreen.heading('函数专题')
  return app
}

/** Calls of the teacher from another tab. */
const elsewhere = (backend: MemoryBackend) => {
  const token = backend.openSession(personOf('teacher'))
  return memoryLivePlans(backend, { token: () => token, expired: () => undefined })
}

it('the list says what will stand there, and leads to a plan that is made', async () => {
  const { user, address } = openApp({ person: 'teacher', address: '/studio/live' })
  expect(await screen.findByText('还没有直播')).toBeDefined()
  await expectNoBarrier()
  await user.type(screen.getByRole('textbox', { name: '直播名称' }), '导数复习')
  await user.click(screen.getByRole('button', { name: '新建直播' }))
  await onScreen.heading('导数复习')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('导数复习'))
  expect(address()).toMatch(/^\/studio\/live\/\d+$/)
  const faults = within(await screen.findByRole('region', { name: '发布前还要处理' }))
  expect(faults.getByText('请填写第一讲的时间')).toBeDefined()
  expect(faults.getByText('第 1 讲：请选择视频，或填写直播流地址')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '加一讲（下一周）' }))
  expect(await faults.findByText('第 1–2 讲：请选择视频，或填写直播流地址')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交审核' }).disabled).toBe(true)
  await expectNoBarrier()
})

it('the list says why it could not be read, and reads again; a reviewer sees what was handed in', async () => {
  const backend = createMemoryBackend()
  held(backend, { status: 'inReview' })
  backend.failCall('livePlans.plans', { kind: 'unreachable' })
  const { user } = openApp({ person: 'reviewer', backend, address: '/studio/live' })
  const retry = await screen.findByRole('button', { name: '重试' })
  await expectNoBarrier()
  backend.failCall('livePlans.plans', null)
  await user.click(retry)
  expect(await screen.findByText('你还没有直播')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '查看谁的直播' }), '青禾实验学校的直播')
  const row = within(await screen.findByRole('list', { name: '直播' }))
  expect(row.getByRole('link', { name: '函数专题' })).toBeDefined()
  expect(row.getByText('待审核')).toBeDefined()
  await expectNoBarrier()
})

it('a plan in review is not changed and is recalled; one that was returned says why', async () => {
  const backend = createMemoryBackend()
  held(backend, { status: 'inReview' })
  const { user } = await opened(backend)
  expect(await screen.findByText('正在等待审核，暂时不能修改。')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: '直播名称' })).toBe(null)
  expect(screen.queryByRole('button', { name: '加一讲（下一周）' })).toBe(null)
  expect(screen.getAllByText('视频：课堂.mp4')).toHaveLength(2)
  expect(screen.getByLabelText('第 2 讲的视频').getAttribute('src')).toBe('/film-1.mp4')
  fireEvent.error(screen.getByLabelText('第 2 讲的视频'))
  await user.click(await screen.findByRole('button', { name: /^重试：/ }))
  expect(await screen.findByText('正在等待审核，暂时不能修改。')).toBeDefined()
  await expectNoBarrier()
  await user.click(screen.getByRole('button', { name: '撤回提交' }))
  expect(await screen.findByText('编写中')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  cleanup()
  held(backend, { status: 'returned', reason: '请换一个时间' })
  await opened(backend)
  expect(await screen.findByText('审核没有通过：请换一个时间')).toBeDefined()
  await expectNoBarrier()
})

it('a published plan lists its lessons; one is called off with a reason and taken back', async () => {
  const backend = createMemoryBackend()
  published(backend)
  const { user } = await opened(backend)
  const lessons = within(await screen.findByRole('list', { name: '已发布的课次' }))
  expect(lessons.getAllByRole('link', { name: /^进入.*的直播间$/ })).toHaveLength(2)
  await expectNoBarrier()
  await user.click(lessons.getByRole('button', { name: '取消第 2 讲' }))
  const dialog = within(await screen.findByRole('dialog', { name: '取消第 2 讲' }))
  await user.type(dialog.getByRole('textbox'), '老师身体不适')
  await user.click(dialog.getByRole('button', { name: '取消这一讲' }))
  expect(await lessons.findByText('已取消：老师身体不适')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(lessons.getAllByRole('listitem')[1]))
  await user.click(lessons.getByRole('button', { name: '恢复第 2 讲' }))
  expect(await lessons.findByRole('button', { name: '取消第 2 讲' })).toBeDefined()
})

it('a lesson that is over is given a replay, and its times stay', async () => {
  const backend = createMemoryBackend()
  published(backend, {}, -2)
  await opened(backend)
  expect(await screen.findByRole('button', { name: '为第 1 讲选择回放视频' })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('第一讲开始时间（北京时间）').disabled).toBe(true)
  await expectNoBarrier()
})

it('a plan that is not there, or could not be read, says so', async () => {
  const backend = createMemoryBackend()
  openApp({ person: 'teacher', backend, address: '/studio/live/9' })
  expect(await screen.findByText('没有找到这个直播')).toBeDefined()
  await expectNoBarrier()
  cleanup()
  held(backend)
  backend.failCall('livePlans.plan', { kind: 'unreachable' })
  const { user } = openApp({ person: 'teacher', backend, address: '/studio/live/1' })
  const retry = await screen.findByRole('button', { name: '重试' })
  backend.failCall('livePlans.plan', null)
  await user.click(retry)
  await onScreen.heading('函数专题')
})

it('what was typed and not saved stands there after a reload', async () => {
  onTestFinished(pageClock())
  const backend = createMemoryBackend()
  const browser = createMemoryBrowser()
  held(backend)
  backend.failCall('livePlans.save', { kind: 'unreachable' })
  openApp({ person: 'teacher', backend, browser, address: '/studio/live/1' })
  await onScreen.heading('函数专题')
  fireEvent.change(screen.getByRole('textbox', { name: '直播名称' }), { target: { value: '导数专题' } })
  await onScreen.heading('导数专题')
  cleanup()
  const { user } = openApp({ person: 'teacher', backend, browser, address: '/studio/live/1' })
  await onScreen.heading('导数专题')
  expect(await screen.findByText('已接上你上次没来得及保存的修改')).toBeDefined()
  const retry = await soon(screen.findByRole('button', { name: '重试' }))
  backend.failCall('livePlans.save', null)
  await user.click(retry)
  expect(await soon(screen.findByText('已保存'))).toBeDefined()
  expect(plansIn(backend).get(1)?.document.name).toBe('导数专题')
})

it('of two tabs that change the same the second is asked whose stands', async () => {
  onTestFinished(pageClock())
  const backend = createMemoryBackend()
  const { document } = held(backend)
  const { user } = await opened(backend)
  const theirs = { ...document, name: '极限专题', minutes: 60 }
  await elsewhere(backend).save({ id: 1, revision: 1, intentId: 'of-another', document: theirs }, noAbort())
  fireEvent.change(screen.getByRole('textbox', { name: '直播名称' }), { target: { value: '导数专题' } })
  expect((await soon(screen.findByRole('alert'))).textContent).toContain('以下内容两边不同：名称。')
  await expectNoBarrier()
  await user.click(screen.getByRole('button', { name: '用我的修改' }))
  expect(await soon(screen.findByText('已保存'))).toBeDefined()
  expect(plansIn(backend).get(1)?.document).toMatchObject({ name: '导数专题', minutes: 60 })
})

it('questions of a lesson are found in the bank, timed, previewed, moved and dropped', async () => {
  onTestFinished(pageClock())
  const backend = createMemoryBackend()
  held(backend)
  const { user } = await opened(backend)
  await user.click(await screen.findByRole('button', { name: '为第 1 讲找题' }))
  const dialog = within(await screen.findByRole('dialog', { name: '为第 1 讲找题' }))
  await user.click(await dialog.findByRole('checkbox', { name: '只看同一学段和学科' }))
  const found = await dialog.findAllByRole('button', { name: /^用这道题（第 \d 道）$/ })
  await user.click(found[0] as HTMLElement)
  await user.click(found[1] as HTMLElement)
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  const list = within(await screen.findByRole('list', { name: '第 1 讲备好的题目（2 道）' }))
  await user.selectOptions(list.getByRole('combobox', { name: '第 2 题的作答时间' }), '5 分钟')
  const up = list.getByRole('button', { name: '上移第 2 题' })
  await user.click(up)
  await waitFor(() => expect(document.activeElement).toBe(up))
  expect([up.getAttribute('aria-label'), up.getAttribute('aria-disabled')]).toEqual(['上移第 1 题', 'true'])
  await user.click(list.getByRole('button', { name: '预览第 1 题' }))
  const preview = within(await screen.findByRole('dialog', { name: '第 1 题' }))
  expect((await preview.findAllByText(/\S/)).length).toBeGreaterThan(3)
  await user.click(preview.getByRole('button', { name: '关闭' }))
  expect(await soon(screen.findByText('已保存'))).toBeDefined()
  const [lesson] = plansIn(backend).get(1)?.document.sessions ?? []
  expect(lesson?.limits).toEqual([{ questionId: lesson?.questionIds[0], seconds: 300 }])
  await expectNoBarrier()
  await user.click(list.getByRole('button', { name: '移除第 1 题' }))
  expect(await screen.findByRole('list', { name: '第 1 讲备好的题目（1 道）' })).toBeDefined()
})

it('a film is found among many own files that are none', async () => {
  const backend = createMemoryBackend()
  held(backend)
  const files = ownFilesIn(backend, PERSONS.teacher)
  const own = (id: number, name: string, suffix: string) => ({
    file: aFile({ id, name, suffix, updateTime: new Date(backend.now() + id).toISOString() }),
    directoryId: 0,
  })
  files.push(own(100, '公开课.mp4', 'mp4'))
  for (let id = 101; id < 130; id += 1) files.push(own(id, `教案 ${id}.docx`, 'docx'))
  const { user } = await opened(backend)
  const [choose] = await screen.findAllByRole('button', { name: '选择第 1 讲的视频' })
  await user.click(choose ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: '选择视频' }))
  expect(await dialog.findByRole('button', { name: '选择公开课.mp4' })).toBeDefined()
  expect(dialog.queryByRole('button', { name: /docx/ })).toBe(null)
  expect(dialog.queryByRole('button', { name: '下一页' })).toBe(null)
})

it('a reviewer who has planned none is told where those of others are', async () => {
  openApp({ person: 'reviewer', address: '/studio/live' })
  await screen.findByText(/要看老师们提交的直播，在上面改选学校的直播/)
  expect(screen.getByRole('combobox', { name: '查看谁的直播' })).toBeDefined()
})

it('a lesson is deleted once that was asked, and the focus stays where the lessons are', async () => {
  const backend = createMemoryBackend()
  held(backend)
  const { user } = await opened(backend)
  await user.click(await screen.findByRole('button', { name: '删除第 2 讲' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '删除第 2 讲？' }))
  await user.click(asked.getByRole('button', { name: '取消' }))
  expect(screen.getByRole('textbox', { name: '第 2 讲的名称' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: '删除第 2 讲' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '第 2 讲的名称' })).toBe(null))
  expect(document.activeElement).toBe(screen.getByRole('list', { name: '课次与题目' }))
})

it('a lesson that began is neither moved nor deleted, and none is moved before it', async () => {
  const backend = createMemoryBackend()
  published(backend, {}, -2)
  await opened(backend)
  const up = await screen.findByRole('button', { name: '上移第 2 讲' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: '删除第 2 讲' })).toBeDefined()
  for (const act of ['上移', '下移', '删除'])
    expect(screen.queryByRole('button', { name: `${act}第 1 讲` })).toBe(null)
})

it('a lesson that is moved to an end, a film and a cover that are taken out leave the focus beside them', async () => {
  const backend = createMemoryBackend()
  const film = { fileId: 5, name: '课堂.mp4', duration: 60 }
  const plan = held(backend)
  const { document: before } = plan
  const [first, second] = before.sessions
  if (first === undefined || second === undefined) throw new Error('there are two lessons')
  held(backend, {
    document: { ...before, cover: { ...film, name: '封面.png' }, sessions: [{ ...first, film }, second] },
  })
  const { user } = await opened(backend)
  const focused = (role: 'button' | 'group', name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })))
  await user.click(await screen.findByRole('button', { name: '不用封面图片' }))
  await focused('group', '封面')
  await user.click(screen.getByRole('button', { name: '不用这个视频（第 1 讲）' }))
  await focused('group', '第 1 讲的视频')
  await user.click(screen.getByRole('button', { name: '下移第 1 讲' }))
  await focused('button', '下移第 2 讲')
})

it('who turns a page of the list is at the list', async () => {
  const backend = createMemoryBackend()
  for (let id = 1; id <= 21; id += 1) plansIn(backend).set(id, { ...held(backend), id })
  const { user } = openApp({ person: 'teacher', backend, address: '/studio/live' })
  await user.click(await screen.findByRole('button', { name: '下一页' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: '函数专题' })).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '直播' }))
})

it('the address of a stream is there again for who looked at films meanwhile', async () => {
  onTestFinished(pageClock())
  const backend = createMemoryBackend()
  const plan = held(backend)
  const streamUrl = 'https://live.example/one.m3u8'
  held(backend, { document: { ...plan.document, streamUrl } })
  const { user } = await opened(backend)
  // A year has four digits.
  expect(screen.getByLabelText<HTMLInputElement>('第一讲开始时间（北京时间）').max).toBe('9999-12-31T23:59')
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^直播流地址/ })
  expect(field().value).toBe(streamUrl)
  await user.click(screen.getByRole('radio', { name: '播放我的视频' }))
  expect(screen.queryByRole('textbox', { name: /^直播流地址/ })).toBe(null)
  await user.click(screen.getByRole('radio', { name: '直播流' }))
  expect(field().value).toBe(streamUrl)
  expect(await soon(screen.findByText('已保存'))).toBeDefined()
  await soon(waitFor(() => expect(plansIn(backend).get(1)?.document.streamUrl).toBe(streamUrl)))
})

it('says of the host of a stream that nobody can see it, before anybody waits before it', async () => {
  const backend = createMemoryBackend()
  const plan = held(backend)
  held(backend, { document: { ...plan.document, streamUrl: 'https://live.cn/a.m3u8' } })
  const { user } = await opened(backend, 'teacher', { mediaHosts: ['https://live.school.cn'] })
  expect(screen.getByText(/^live\.cn 还没有加入允许播放的地址/)).toBeDefined()
  const field = screen.getByRole('textbox', { name: /^直播流地址/ })
  await user.clear(field)
  await user.type(field, 'https://live.school.cn/a.m3u8')
  await waitFor(() => expect(screen.queryByText(/还没有加入允许播放的地址/)).toBeNull())
})

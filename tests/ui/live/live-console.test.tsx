import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { expectNoBarrier } from '#tests/ui/support/accessible.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'
import { taughtIn } from '#tests/ui/support/taught-lesson.ts'

/** Twelve minutes past the half hour, for ever: the lesson is in its 22nd minute, and two questions are to come. */
const stilled = () => createMemoryBackend({ now: () => Date.parse('2026-03-02T08:12:00Z') })

const opened = async (backend: MemoryBackend) => {
  const app = openApp({ person: 'reviewer', backend, address: taughtIn(backend) })
  const liveConsole = within(await screen.findByRole('region', { name: '发题控制台' }))
  return { ...app, liveConsole }
}

/** What a screen reader is told of who has answered. */
const readOut = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => (/人/.test(textContent) ? [textContent] : []))

it('asks off the cuff with one press, shows who has not answered, closes, and asks what is right', async () => {
  const { user, liveConsole } = await opened(stilled())
  await user.click(await liveConsole.findByRole('button', { name: 'A–D 四选一' }))
  const round = within(await liveConsole.findByRole('group', { name: /进行中$/ }))
  const [missing] = await screen.findAllByRole('list', { name: /^未作答（\d+ 人）$/ })
  expect(missing?.textContent).toContain('沈雨桐')
  expect(screen.queryByText('在线的人都已作答')).toBe(null)
  expect(readOut()).toEqual(['0 人已作答'])
  await expectNoBarrier()
  await user.click(round.getByRole('button', { name: '公布结果' }))
  expect(await round.findByRole('button', { name: '收起结果' })).toBeDefined()
  await user.click(round.getByRole('button', { name: '立即收卷' }))
  expect(await liveConsole.findAllByRole('group', { name: /的正确答案$/ })).toHaveLength(1)
  expect(liveConsole.getByRole('button', { name: /的正确答案是 C$/ })).toBeDefined()
  expect(liveConsole.queryByRole('button', { name: '立即收卷' })).toBe(null)
  expect(readOut()).toEqual([])
  // The control that was pressed is gone: whoever works by keys goes on at the head of the console.
  expect(document.activeElement).toBe(liveConsole.getByRole('heading', { name: '发题控制台' }))
})

it('puts a prepared question for the time that was planned, or another', async () => {
  const { user, liveConsole } = await opened(stilled())
  const prepared = await liveConsole.findAllByRole('button', { name: /^立即推送/ })
  const times = liveConsole.getByRole<HTMLSelectElement>('combobox', { name: '备好的第 1 题的作答时间' })
  expect(times.selectedOptions[0]?.textContent).toBe('90 秒')
  await user.selectOptions(times, '不限时，手动收卷')
  await user.click(prepared[0] as HTMLElement)
  const round = within(await liveConsole.findByRole('group', { name: /进行中$/ }))
  expect(round.queryByRole('button', { name: '延长 1 分钟' })).toBe(null)
  // The end of the lesson, which closes it too, is no time of its own.
  const asked = within(await screen.findByRole('region', { name: '课堂答题' }))
  const shown = within((await asked.findAllByRole('article'))[0] as HTMLElement)
  expect(shown.getByText('不限时，老师收卷为止')).toBeDefined()
  expect(shown.queryByRole('timer')).toBe(null)
})

it('says that nothing arrives while the network is away, what waits behind it, and why something was refused', async () => {
  onTestFinished(pageClock())
  const backend = stilled()
  const { user, liveConsole } = await opened(backend)
  const four = await liveConsole.findByRole('button', { name: 'A–D 四选一' })
  backend.failCall('live.perform', { kind: 'unreachable' })
  await user.click(four)
  expect(await liveConsole.findByText(/^网络不通，还不知道操作有没有送到/)).toBeDefined()
  await user.click(liveConsole.getByRole('button', { name: '判断对错' }))
  expect(await liveConsole.findByText(/后面还有 1 个操作，会按先后发送。/)).toBeDefined()
  await expectNoBarrier()
  backend.failCall('live.perform', { kind: 'rejected', reason: 'conflict', message: '直播不在进行中' })
  const told = await soon(liveConsole.findByText(/直播不在进行中/))
  expect(told.textContent).toContain('后面的 1 个操作也没有发送')
  await expectNoBarrier()
})

it('says why it cannot be opened, and is opened again', async () => {
  const backend = stilled()
  backend.failCall('live.console', { kind: 'unreachable' })
  const { user, liveConsole } = await opened(backend)
  const retry = await liveConsole.findByRole('button', { name: '重试' })
  await expectNoBarrier()
  backend.failCall('live.console', null)
  await user.click(retry)
  expect(await liveConsole.findByRole('button', { name: 'A–D 四选一' })).toBeDefined()
})

it('ends the lesson once that was asked', async () => {
  const { user, liveConsole } = await opened(stilled())
  await user.click(await liveConsole.findByRole('button', { name: '提前下课' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '现在下课？' }))
  await expectNoBarrier()
  await user.click(asked.getByRole('button', { name: '提前下课' }))
  await expect.poll(() => screen.queryByRole('region', { name: '发题控制台' })).toBe(null)
  // What stands beside the replay says so too, without a reload.
  const contents = within(await screen.findByRole('complementary', { name: '本节栏目' }))
  expect(await contents.findByText('回放')).toBeDefined()
  await screen.findByRole('group', { name: '播放控制' })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

it('what everybody answered is saved as a file, while the lesson runs and once it is over; what cannot be read is told', async () => {
  const backend = stilled()
  const { user, liveConsole } = await opened(backend)
  const saved: { readonly name: string; readonly blob: Blob }[] = []
  let last: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob
    return 'blob:answers'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last !== null) saved.push({ name: this.download, blob: last })
  })
  backend.failCall('live.answers', { kind: 'unreachable' })
  await user.click(await liveConsole.findByRole('button', { name: '导出作答（CSV）' }))
  expect(await liveConsole.findByText(/^作答没有导出/)).toBeDefined()
  backend.failCall('live.answers', null)
  await user.click(liveConsole.getByRole('button', { name: '导出作答（CSV）' }))
  expect(await liveConsole.findByText('已导出，请看浏览器的下载')).toBeDefined()
  expect(saved[0]?.name).toMatch(/^作答-.+\.csv$/)
  const text = (await saved[0]?.blob.text()) ?? ''
  expect(text).toContain('"题号","题目","姓名","作答","结果","得分","作答时间"')
  expect(text).toMatch(/"1",".+","沈雨桐","","未作答","",""/)
  await expectNoBarrier()

  await user.click(liveConsole.getByRole('button', { name: '提前下课' }))
  await user.click(await screen.findByRole('button', { name: '提前下课' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '发题控制台' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: '导出作答（CSV）' }))
  await waitFor(() => expect(saved).toHaveLength(2))
})

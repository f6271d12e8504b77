import { act, type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { port } from '#main/adapters/with-ports.ts'
import { LIST_PORT } from '#main/catalogue/list.tokens.ts'
import { CATEGORY_PORT } from '#main/catalogue/tokens.ts'
import { UPLOAD_STORE } from '#main/upload/tokens.ts'
import { deferred } from '#tests/support/deferred.ts'
import { LEFT_THINGS } from '#tests/support/left-things.ts'
import { memoryTab } from '#tests/support/opened-stores.ts'
import { anUpload } from '#tests/support/upload-files.ts'
import { type Opened, openApp, PERSONS, personOf } from '#tests/ui/support/open-app.tsx'
import { taughtIn } from '#tests/ui/support/taught-lesson.ts'
import { chartNames, isChartName } from '#ui/copy/chart-names-copy.ts'
import { formatHour } from '#ui/format/moment.ts'

const openDialog = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('button', { name: '用户菜单' }))
  await user.click(await screen.findByRole('menuitem', { name: '帮助与诊断' }))
  return within(await screen.findByRole('dialog', { name: '帮助与诊断' }))
}

const partsIn = async (dialog: BoundFunctions<typeof queries>): Promise<readonly string[]> => {
  const lines: readonly HTMLElement[] = await dialog.findAllByText(/：(正常|正在处理|等待中|出错)$/, {
    selector: 'li',
  })
  return lines.map(({ textContent }) => textContent ?? '')
}

const nameOf = (actor: AnyActorRef): string => {
  const { id } = (actor.getSnapshot() as AnyMachineSnapshot).machine
  return isChartName(id) ? chartNames[id] : id
}

const open = async () => {
  const app = openApp({ person: 'teacher' })
  return { app, dialog: await openDialog(app) }
}

it('says how the connection is, what waits, which versions run and how each part is', async () => {
  const { app, dialog } = await open()
  const valueOf = (name: string) => dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  await dialog.findByText('服务器版本', { selector: 'dt' })
  await act(async () => {
    app.tellOfCall({ kind: 'counted', work: 'answers', count: 2 })
    app.tellOfCall({ kind: 'unreached' })
  })
  expect(await dialog.findByText('答题 2 条')).toBeTruthy()
  expect(valueOf('连接')).toBe('连不上服务器，请检查网络')
  await dialog.findByText('演示')
  await app.user.click(dialog.getByText('各部分的状态'))
  const lines = await partsIn(dialog)
  // What is wrong comes first; the line above says the same of it.
  expect(lines[0]).toBe('连接：等待中')
  expect(lines.slice(1).filter((line) => !line.endsWith('：正常'))).toEqual([])
  const { signedIn } = await app.services.signedIn.load()
  const longLived: readonly AnyActorRef[] = Object.values({ ...app.actors, ...signedIn.actors })
  const named = longLived.map((actor) => nameOf(actor))
  expect(named.filter((name) => !lines.some((line) => line.startsWith(`${name}：`)))).toEqual([])
})

it('names calls that failed with the number by which the log has them, also in the report', async () => {
  const { app, dialog } = await open()
  const at = Date.parse('2026-03-02T08:12:00Z')
  const call = { name: 'getpapers', reason: 'unavailable', number: 'req-3f', at } as const
  await act(async () => app.tellOfCall({ kind: 'failed', call }))
  const failedCalls = within(await dialog.findByRole('region', { name: '最近失败的请求' }))
  expect(failedCalls.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${formatHour('2026-03-02T08:12:00Z')}，getpapers，服务暂时不可用，编号 req-3f`,
  ])
  await app.user.click(dialog.getByRole('button', { name: '复制报告' }))
  await dialog.findByText('已复制')
  // Whoever reads it may be anywhere.
  expect(await navigator.clipboard.readText()).toContain(
    '最近失败的请求：2026-03-02T08:12:00.000Z，getpapers，服务暂时不可用，编号 req-3f',
  )
})

it('names what waits to be sent and what the open page has begun, as long as it runs', async () => {
  const backend = createMemoryBackend({ now: () => Date.parse('2026-03-02T08:12:00Z') })
  const app = openApp({ person: 'reviewer', backend, address: taughtIn(backend) })
  await screen.findByRole('region', { name: '发题控制台' })
  const { ownFiles, question, studio, writing } = await app.signedIn()
  await Promise.all([ownFiles(), question(), studio(), writing()])
  const lasting = ['上传列表', '文件操作', '待发送的答题', '待发送的课程修改', '待发送的笔记和评论']
  const ofThePage = ['直播间', '发题控制台', '播放器', '课程']
  const named = async () => {
    const names = (await partsIn(await openDialog(app))).map((line) => line.replace(/：.*/, ''))
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return new Set(names)
  }
  const inPage = await named()
  expect([...lasting, ...ofThePage].filter((name) => !inPage.has(name))).toEqual([])
  await act(async () => app.goTo('/coursetable?activeIndex=3'))
  await screen.findByRole('heading', { name: '个人中心' })
  const left = await named()
  expect(lasting.filter((name) => !left.has(name))).toEqual([])
  expect(ofThePage.filter((name) => left.has(name))).toEqual([])
})

it('does not call well what could not be read and is tried again', async () => {
  const categories = port(CATEGORY_PORT, () => ({ categories: async () => failed({ kind: 'unreadable' }) }))
  const app = openApp({ person: 'teacher', ports: [categories] })
  await waitFor(() => expect(app.actors.categories.getSnapshot().matches('unavailable')).toBe(true))
  expect(await partsIn(await openDialog(app))).toContain('分类：出错')
})

it('counts what lies in the browser, whatever page left it', async () => {
  const browser = createMemoryBrowser()
  const stores = await memoryTab(browser)
  const app = openApp({ person: 'teacher', browser })
  await app.signedIn()
  for (const kind of ['unsavedPapers', 'livePlanDrafts', 'captionDrafts', 'heldCourseEdits'] as const)
    await LEFT_THINGS[kind].leave(stores, PERSONS.teacher)
  await stores(UPLOAD_STORE).keep([anUpload({ userId: PERSONS.teacher })])
  const dialog = await openDialog(app)
  expect(
    await dialog.findByText(
      '没有传完的文件 1 个，没有保存的试卷 1 份，没有保存的直播计划 1 份，没有保存的字幕 1 份，等着保存修改的课程 1 门',
    ),
  ).toBeTruthy()
  const places = within(dialog.getByRole('navigation', { name: '没有保存的内容' }))
  const links = places.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['试卷《单元练习》', '/paper?id=9'],
    ['直播计划《导数》', '/studio/live/5'],
    ['字幕：课程（编号 5）', '/studio/courses/5/films/key-of-a1'],
    ['课程（编号 5）', '/studio/courses/5'],
  ])
  await app.user.click(places.getByRole('link', { name: '试卷《单元练习》' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(app.address()).toBe('/paper?id=9'))
})

it('says which part could not go on, and which is at work', async () => {
  const lists = deferred<Result<ListResult, Failure>>()
  const list = port(LIST_PORT, (base) => ({ ...base, page: lists.ask }))
  const app = openApp({ person: 'teacher', address: '/list?type=1', ports: [list] })
  const listPart = async () => {
    const dialog = await openDialog(app)
    const line = (await dialog.findByText(/^列表：/, { selector: 'li' })).textContent
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return line
  }
  await waitFor(() => expect(lists.isWaitedFor()).toBe(true))
  await act(async () => lists.answer(failed({ kind: 'unreadable' })))
  const again = await screen.findByRole('button', { name: '重试' })
  expect(await listPart()).toBe('列表：出错')
  await app.user.click(again)
  await waitFor(() => expect(lists.isWaitedFor()).toBe(true))
  expect(await listPart()).toBe('列表：正在处理')
})

it('gives the focus back to the menu that led to it', async () => {
  const { app, dialog } = await open()
  await dialog.findByText('演示')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('用户菜单'))
})

it('copies a report with nothing of who asks for it, nor of what is left and what failed', async () => {
  const browser = createMemoryBrowser()
  const stores = await memoryTab(browser)
  const app = openApp({ person: 'teacher', browser })
  await app.signedIn()
  for (const { leave } of Object.values(LEFT_THINGS)) await leave(stores, PERSONS.teacher)
  const call = { name: 'getpapers', reason: 'unavailable', number: 'req-3f', at: 0 } as const
  await act(async () => app.tellOfCall({ kind: 'failed', call }))
  const dialog = await openDialog(app)
  await dialog.findByText('演示')
  // What the report is not to say stands on the screen.
  expect(await dialog.findByRole('link', { name: '试卷《单元练习》' })).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: '复制报告' }))
  expect(await dialog.findByText('已复制')).toBeTruthy()
  const report = await navigator.clipboard.readText()
  expect(report).toContain('连接：正常')
  expect(report).toContain('学习进度：正常')
  const { name, account, organisations } = personOf('teacher')
  const token = app.browser.entry<string | null>('token', null).read()
  const secrets = [
    ...[name, account, '13900000001', token ?? '', ...organisations.map((school) => school.name)],
    ...['单元练习', '导数'],
  ]
  for (const words of secrets.filter((one) => one !== '')) expect(report).not.toContain(words)
  expect(report).not.toMatch(/1\d{10}/)
})

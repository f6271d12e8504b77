import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { AS_ASKED } from '#domain/review/verdict.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { fileOfResource } from '#infrastructure/memory/resource.backend.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { memoryReview } from '#infrastructure/review/review.memory.ts'
import { valueOf } from '#tests/contracts/support/value-of.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const MINE = '/school-local/school-local-mydatabase?orgId=1'
const FILES = RESOURCES.slice(0, 2).map(fileOfResource)
const [HELD = '', FREE = ''] = FILES.map(({ name }) => name)

it.each([
  [9.5, /^已用 9\.5 GB \/ 10 GB 空间快满了/],
  [10, /^已用 10 GB \/ 10 GB 空间已满，放不进新文件/],
])('of a room of 10 GB with %d in it says how it stands', async (gigabytes, said) => {
  const backend = createMemoryBackend()
  const [file] = FILES
  if (file === undefined) throw new Error('there is no file')
  ownFilesIn(backend, 1).push({ file: { ...file, size: gigabytes * 1024 ** 3 }, directoryId: 0 })
  openApp({ person: 'teacher', address: MINE, backend })
  expect(await screen.findByText(said, { selector: 'span' })).toBeDefined()
})

it('names the files that could not be shared beside those that were', async () => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
  const wanted = {
    organisationId: 1,
    place,
    tagId: 1,
    fileIds: FILES.slice(0, 1).map(({ id }) => id),
    note: '',
  }
  await shares.share(wanted, new AbortController().signal)
  const { user } = openApp({
    person: 'teacher',
    address: MINE,
    backend,
  })
  for (const name of [HELD, FREE])
    await user.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }))
  await user.click(screen.getByRole('button', { name: '共享到学校' }))
  const dialog = within(await screen.findByRole('dialog', { name: '共享 2 个文件到学校' }))
  await dialog.findByRole('button', { name: '提交审核' })
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: '学校' }))
  await user.click(dialog.getByRole('button', { name: '提交审核' }))
  await dialog.findByText('已提交 1 个，1 个没有提交：')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(`^${HELD}：.*审核`),
  ])
})

it('leads the focus from what became of a share to what is asked next, and back', async () => {
  const backend = createMemoryBackend()
  const callerOf = (token: string) => ({ token: () => token, expired: () => undefined })
  const shares = memoryShare(backend, callerOf(backend.openSession(personOf('teacher'))))
  const review = memoryReview(backend, callerOf(backend.openSession(personOf('reviewer'))))
  const { signal } = new AbortController()
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
  const fileIds = FILES.slice(0, 1).map(({ id }) => id)
  await shares.share({ organisationId: 1, place, tagId: 1, fileIds, note: '' }, signal)
  const request = await valueOf(review.request(1, signal))
  const verdict = { kind: 'approve', correction: AS_ASKED } as const
  await review.decide({ organisationId: 1, requests: [request], verdict }, signal)
  const { user } = openApp({
    person: 'teacher',
    address: '/school-local/school-local-mydatabase?orgId=1',
    backend,
  })
  const chip = await screen.findByRole('button', { name: /的共享：.*已通过/ })
  await user.click(chip)
  const details = within(await screen.findByRole('dialog', { name: '共享情况' }))
  await user.click(details.getByRole('button', { name: '申请下架' }))
  await screen.findByRole('dialog', { name: '申请下架' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '下架理由' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(chip)

  // What has to be fetched first comes into the same dialog later.
  await user.click(chip)
  await user.click(screen.getByRole('button', { name: '共享到其他学校' }))
  const sharing = within(await screen.findByRole('dialog', { name: '共享 1 个文件到学校' }))
  const school = await sharing.findByRole('combobox', { name: '学校' })
  await waitFor(() => expect(document.activeElement).toBe(school))
})

it('asks for the folders again where they could not be read', async () => {
  const backend = createMemoryBackend()
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const { user } = openApp({
    person: 'teacher',
    address: MINE,
    backend,
  })
  await user.click(await screen.findByRole('checkbox', { name: `选择 ${HELD}` }))
  backend.failCall('ownFiles.folders', { kind: 'unreachable' })
  await user.click(screen.getByRole('button', { name: '移动' }))
  const dialog = within(await screen.findByRole('dialog', { name: '移动 1 项到' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('文件夹加载失败')
  backend.failCall('ownFiles.folders', null)
  await user.click(dialog.getByRole('button', { name: '重试' }))
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: '全部文件' })).checked).toBe(true)
})

it('offers to print a file where it is looked at', async () => {
  const backend = createMemoryBackend()
  const [file] = FILES
  if (file === undefined) throw new Error('no file')
  ownFilesIn(backend, 1).push({ file: { ...file, previewKind: 'pdf', previewUrl: 'data:,' }, directoryId: 0 })
  const { user } = openApp({ person: 'teacher', address: MINE, backend })
  await user.click(await screen.findByRole('button', { name: HELD }))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: '打印' })
})

it('asks for the addresses of a file anew where that of its preview is over', async () => {
  const backend = createMemoryBackend()
  const [file] = FILES
  if (file === undefined) throw new Error('no file')
  const own = ownFilesIn(backend, 1)
  const at = (previewUrl: string) => {
    own.splice(0, own.length, {
      file: { ...file, suffix: 'docx', previewKind: 'docx', previewUrl },
      directoryId: 0,
    })
  }
  at('expired:')
  const { user } = openApp({ person: 'teacher', address: MINE, backend })
  await user.click(await screen.findByRole('button', { name: HELD }))
  const dialog = within(await screen.findByRole('dialog'))
  const again = await dialog.findByRole('button', { name: '重试' })
  expect(dialog.getByText(/地址已过期/)).toBeDefined()
  at(`data:text/plain;base64,${btoa('Archimedes')}`)
  await user.click(again)
  await waitFor(() => expect(dialog.queryByText(/地址已过期/)).toBeNull())
})

describe('a reviewer who looks at a file of their own that waits', () => {
  const HINT = /由本校其他审核人决定/

  /** Reviews for the first of two schools, and has shared a file with one of them. */
  const shared = async (organisationId: number, school: string, failure: Failure | null = null) => {
    const reviewer = { ...personOf('reviewer'), organisations: personOf('teacher').organisations }
    const backend = createMemoryBackend({ people: [reviewer] })
    const browser = createMemoryBrowser()
    const token = backend.openSession(reviewer)
    browser.entry<string | null>('token', null).keep(token)
    browser.entry<CurrentUser | null>('user', null).keep(reviewer)
    ownFilesIn(backend, reviewer.id).push(...FILES.map((file) => ({ file, directoryId: 0 })))
    const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
    const fileIds = FILES.slice(0, 1).map(({ id }) => id)
    await memoryShare(backend, { token: () => token, expired: () => undefined }).share(
      { organisationId, place, tagId: 1, fileIds, note: '' },
      new AbortController().signal,
    )
    backend.failCall('shares.history', failure)
    const { user } = openApp({ address: MINE, backend, browser })
    await user.click(await screen.findByRole('button', { name: `${HELD} 的共享：${school} 待审核` }))
    return { dialog: within(await screen.findByRole('dialog')), user, backend }
  }
  const lookAtShared = async (organisationId: number, school: string) => {
    const { dialog } = await shared(organisationId, school)
    await dialog.findByRole('list', { name: '经过' })
    return dialog
  }

  it('is told that another decides, at the school that they review for', async () => {
    await (await lookAtShared(1, '青禾实验学校')).findByText(HINT)
  })

  it('is told why what happened could not be read, and reads it again', async () => {
    const { dialog, user, backend } = await shared(1, '青禾实验学校', { kind: 'unreachable' })
    const again = await dialog.findByRole('button', { name: '重试' })
    expect(dialog.getByText('经过加载失败')).toBeDefined()
    backend.failCall('shares.history', null)
    await user.click(again)
    expect((await dialog.findByRole('list', { name: '经过' })).textContent).toContain('提交共享')
  })

  it('is told nothing of it at a school where they do not', async () => {
    expect((await lookAtShared(2, '江城第一中学')).queryByText(HINT)).toBeNull()
  })
})

it('a file that waits for a review is not deleted before that is taken back, and is had back after it', async () => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
  const fileIds = FILES.slice(0, 1).map(({ id }) => id)
  await shares.share({ organisationId: 1, place, tagId: 1, fileIds, note: '' }, new AbortController().signal)
  const { user } = openApp({ person: 'teacher', address: MINE, backend })
  const remove = async () => {
    ;(await screen.findByRole('button', { name: HELD })).focus()
    await user.keyboard('{Delete}')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }))
  }
  await remove()
  await screen.findByText(/正在审核/)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${HELD} 的共享：.*待审核$`) }))
  await user.click(await screen.findByRole('button', { name: '撤回共享' }))
  await screen.findByRole('button', { name: new RegExp(`^${HELD} 的共享：.*已撤回$`) })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await remove()
  await waitFor(() => expect(screen.queryByRole('button', { name: HELD })).toBeNull())
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByRole('button', { name: HELD })
})

it('gives the focus back to the menu of the row that a dialog was chosen from', async () => {
  const backend = createMemoryBackend()
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const { user } = openApp({ person: 'teacher', address: MINE, backend })
  const menu = await screen.findByRole('button', { name: `更多操作：${HELD}` })
  for (const choice of ['移动', '复制', '删除', '共享到学校']) {
    menu.focus()
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: new RegExp(`^${choice}`) })).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement, choice).toBe(menu)
  }
})

it('a new name stays open while it cannot be, and who leaves it for another field stays there', async () => {
  const backend = createMemoryBackend()
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const { user } = openApp({ person: 'teacher', address: MINE, backend })
  const suffix = HELD.slice(HELD.lastIndexOf('.'))
  const search = await screen.findByRole('searchbox')
  const begin = async (name: string) => {
    const row = await screen.findByRole('button', { name })
    row.focus()
    await user.keyboard('{F2}')
  }
  await begin(HELD)
  await screen.findByRole('textbox', { name: `${HELD} 的新名称` })
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: `${HELD} 的新名称` })
  await user.clear(field())
  await user.type(field(), '加/')
  await user.click(search)
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['加/', 'true'])
  await user.type(field(), '{Backspace}减')
  await user.click(search)
  await screen.findByRole('button', { name: `加减${suffix}` })
  expect(document.activeElement).toBe(search)
  await begin(FREE)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: FREE })))
})

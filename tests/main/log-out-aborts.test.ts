import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { composerOpener } from '#application/paper/composer.provide.ts'
import { provideOwnFileTasks } from '#application/private-file/own-file-tasks.provide.ts'
import { providePendingRequests, provideReviewRights } from '#application/review/review.provide.ts'
import { provideUploadTray } from '#application/upload/upload-tray.provide.ts'
import { success } from '#domain/kernel/result.ts'
import { notificationMachine } from '#domain/notification/notification.machine.ts'
import type { CloseReason } from '#domain/session/session.events.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryPapers } from '#infrastructure/paper/paper.memory.ts'
import { memoryUnsavedPapers } from '#infrastructure/paper/unsaved-paper.memory.ts'
import { memoryOwnFiles } from '#infrastructure/private-file/own-file.memory.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { memoryQuestionBank } from '#infrastructure/question/question-bank.memory.ts'
import { memoryReview } from '#infrastructure/review/review.memory.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import { wireComposer } from '#main/paper/composer.wiring.ts'
import { wireOwnFiles } from '#main/private-file/own-file.wiring.ts'
import { wireReview } from '#main/review/review.wiring.ts'
import { wireUploads } from '#main/upload/upload.wiring.ts'
import { settle } from '#tests/support/deferred.ts'
import { aPaper } from '#tests/support/papers.ts'
import { signedIn } from '#tests/support/session-actor.ts'
import { anUpload } from '#tests/support/upload-files.ts'
import { copy } from '#ui/copy/copy.ts'

const caller = { token: () => null, expired: () => undefined }

/** A call that rejects when it is aborted, as every port does, and is never answered otherwise. */
const unanswered = () => {
  const signals: AbortSignal[] = []
  const call = (...given: unknown[]): Promise<never> =>
    new Promise((_, reject) => {
      const signal = given.at(-1) as AbortSignal
      signals.push(signal)
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    })
  return { call, aborted: () => signals.map(({ aborted }) => aborted) }
}

const somebody = async () => {
  const { actor: session, signOut, wipe } = await signedIn()
  const notifications = createActor(notificationMachine).start()
  const app = { actors: { session, notifications }, wording: copy.wording }
  const leave = async (why: Extract<CloseReason, 'signedOut' | 'expired'>) => {
    session.send({ type: why === 'expired' ? 'session.expired' : 'session.signOut' })
    if (why === 'signedOut') {
      signOut.answer(success(true))
      await settle()
      wipe.answer()
    }
    await settle()
  }
  const said = () => notifications.getSnapshot().context.toasts.map(({ message }) => message)
  return { app, session, leave, said }
}

const ownFiles = async () => {
  const person = await somebody()
  const port = memoryOwnFiles(createMemoryBackend(), caller)
  const folders = unanswered()
  const pack = unanswered()
  const tasks = createActor(
    provideOwnFileTasks(
      { ...port, folders: folders.call, pack: pack.call },
      memoryShare(createMemoryBackend(), caller),
    ),
  )
  wireOwnFiles(person.app, { ownFileTasks: tasks, uploadTray: createActor(tray()) }, () => 'key')
  return { ...person, tasks, folders, pack }
}

const tray = (discard = unanswered().call) =>
  provideUploadTray({
    transport: {
      ...memoryUploadTransport(createMemoryBackend(), caller),
      unfinished: async () => success([]),
      discard,
    },
    store: {
      keep: async () => undefined,
      forget: async () => undefined,
      adopt: async () => [anUpload({ uploadId: 'u9', content: null })],
      onOtherPages: async () => [],
      watchLeft: () => () => undefined,
      watchWake: () => () => undefined,
      keepOnlyOf: async () => undefined,
    },
    hash: { hash: unanswered().call },
    page: { watch: () => () => undefined },
    concurrency: (task) => task(),
  })

describe.each(['signedOut', 'expired'] as const)('what is under way when the session ends (%s)', (why) => {
  it('asks for no more folders of files to upload, and says nothing', async () => {
    const { tasks, folders, leave, said } = await ownFiles()
    const files = [{ name: '一.pdf', content: new Blob(['课']), path: ['备课'] }]
    tasks.send({ type: 'tasks.add', task: { kind: 'place', files, folderId: 0 } })
    expect(folders.aborted()).toEqual([false])
    await leave(why)
    expect([folders.aborted(), said()]).toEqual([[true], []])
  })

  it('packs nothing more, and says nothing', async () => {
    const { tasks, pack, leave, said } = await ownFiles()
    tasks.send({ type: 'tasks.add', task: { kind: 'pack', chosen: { fileIds: [3], folderIds: [] } } })
    expect(pack.aborted()).toEqual([false])
    await leave(why)
    expect([pack.aborted(), said()]).toEqual([[true], []])
  })

  it('keeps no paper any more', async () => {
    const { app, leave, said } = await somebody()
    const save = unanswered()
    const backend = createMemoryBackend()
    const papers = {
      ...memoryPapers(backend, caller),
      paper: async () => success(aPaper()),
      save: save.call,
    }
    const bank = { ...memoryQuestionBank(backend, caller), questions: async () => success([]) }
    const store = memoryUnsavedPapers(createMemoryBrowser())
    const composer = wireComposer(app, composerOpener({ papers, bank, store }))({ userId: 1, id: 9 })
    composer.start()
    await settle()
    composer.send({ type: 'composer.change', change: { kind: 'rename', name: '甲' } })
    composer.send({ type: 'composer.leave' })
    expect(save.aborted()).toEqual([false])
    await leave(why)
    expect([save.aborted(), composer.getSnapshot().status, said()]).toEqual([[true], 'done', []])
    expect(store.read({ userId: 1, paperId: 9 })?.paper).toEqual(aPaper({ name: '甲' }))
  })

  it('reads nothing for a reviewer any more', async () => {
    const { app, leave, said } = await somebody()
    const rights = unanswered()
    const pendingCount = unanswered()
    const port = {
      ...memoryReview(createMemoryBackend(), caller),
      rights: rights.call,
      pendingCount: pendingCount.call,
    }
    const reviewRights = createActor(provideReviewRights(port))
    const pendingRequests = createActor(providePendingRequests(port))
    wireReview(app, { reviewRights, pendingRequests })
    reviewRights.send({ type: 'rights.read', account: '13900000001' })
    pendingRequests.send({ type: 'pending.watch', organisationId: 1 })
    await leave(why)
    expect([rights.aborted(), pendingCount.aborted(), said()]).toEqual([[true], [true], []])
  })
})

it('an upload that is let go of is not discarded on the server any more once its user has logged out', async () => {
  const { app, leave, said } = await somebody()
  const discard = unanswered()
  const uploads = createActor(tray(discard.call))
  wireUploads(app, uploads, { read: () => false, keep: () => undefined })
  await settle()
  uploads.send({ type: 'tray.cancel', key: 'a' })
  await settle()
  expect(discard.aborted()).toEqual([false])
  await leave('signedOut')
  expect([discard.aborted(), said()]).toEqual([[true], []])
})

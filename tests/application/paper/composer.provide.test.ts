import { expect, it } from 'vitest'
import { composerOpener } from '#application/paper/composer.provide.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryPapers } from '#infrastructure/paper/paper.memory.ts'
import { memoryUnsavedPapers } from '#infrastructure/paper/unsaved-paper.memory.ts'
import { memoryQuestionBank } from '#infrastructure/question/question-bank.memory.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPaper } from '#tests/support/papers.ts'

const caller = { token: () => null, expired: () => undefined }

it('a paper that is opened again while its last change is being saved has that change', async () => {
  const backend = createMemoryBackend()
  const saving = deferred<Result<Paper, Failure>>()
  const asking = deferred<Result<readonly never[], Failure>>()
  let isSlow = false
  const open = composerOpener({
    papers: {
      ...memoryPapers(backend, caller),
      paper: async () => success(aPaper()),
      save: () => saving.ask(),
    },
    bank: {
      ...memoryQuestionBank(backend, caller),
      questions: () => (isSlow ? asking.ask() : Promise.resolve(success([]))),
    },
    store: memoryUnsavedPapers(createMemoryBrowser()),
  })
  const first = open({ userId: 1, id: 9 })
  first.start()
  await settle()
  first.send({ type: 'composer.change', change: { kind: 'rename', name: '甲' } })
  first.send({ type: 'composer.leave' })
  isSlow = true
  const second = open({ userId: 1, id: 9 })
  second.start()
  await settle()
  saving.answer(success(aPaper({ name: '甲', version: 4 })))
  await settle()
  asking.answer(success([]))
  await settle()
  expect(second.getSnapshot().context.paper?.name).toBe('甲')
  second.stop()
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { questionExportMachine } from '#domain/question/question-export.machine.ts'
import type { QuestionExport, QuestionFile } from '#domain/question/question-import.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const MATHS = { ...WHOLE_BANK, stage: 2, subject: 21 }
const FILE: QuestionFile = { name: '题.txt', content: new Blob(['1+1=? {=2}']) }

describe('questions on their way out', () => {
  const TAKEN: QuestionExport = { file: FILE, count: 1, items: [] }

  it('are handed over as a file; what failed is tried again', async () => {
    const exported = transitionLog()
    const take = deferred<Result<QuestionExport, Failure>>()
    const actor = createActor(
      questionExportMachine.provide({ actors: { take: fromPromise(() => take.ask()) } }),
      { inspect: exported.inspect },
    )
    const files: QuestionFile[] = []
    actor.on('export.taken', ({ file }) => files.push(file))
    actor.start()
    const state = () => actor.getSnapshot().value
    actor.send({ type: 'export.start', place: MATHS, format: 'gift' })
    take.answer(UNREACHABLE)
    await settle()
    expect([state(), actor.getSnapshot().context.failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'export.retry' })
    take.fail(new Error('a bug'))
    await settle()
    expect([state(), actor.getSnapshot().context.failure]).toEqual(['failed', null])
    actor.send({ type: 'export.start', place: MATHS, format: 'qti30' })
    take.answer(success(TAKEN))
    await settle()
    expect([state(), actor.getSnapshot().context.taken, files]).toEqual(['resting', TAKEN, [FILE]])
    const left = declaredTransitions(questionExportMachine).filter((key) => !exported.taken.has(key))
    expect(left).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ShareOutcome, ShareWanted } from '#domain/private-file/share.ts'
import { type ShareStart, shareFormMachine } from '#domain/private-file/share-form.machine.ts'
import { NO_PLACE } from '#domain/school-file/school-place.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const OFFLINE: Failure = { kind: 'unreachable' }
const FORBIDDEN: Failure = { kind: 'forbidden', message: '你不在这所学校' }
const START: ShareStart = { choice: null, tags: [{ id: 1, name: '课件' }] }
const WANTED: ShareWanted = {
  organisationId: 1,
  place: { ...NO_PLACE, stageId: 2, subjectId: 20 },
  tagId: 1,
  fileIds: [3, 4],
  note: '',
}
const OUTCOME: ShareOutcome = { sharedIds: [3], failed: [{ fileId: 4, reason: '这个文件正在审核' }] }

const start = () => {
  const prepare = deferred<Result<ShareStart, Failure>>()
  const send = deferred<Result<ShareOutcome, Failure>>()
  const actor = createActor(
    shareFormMachine.provide({
      actors: { prepare: fromPromise(prepare.ask), send: fromPromise(send.ask) },
    }),
    { input: { organisationId: 1, requestId: 0, fileIds: [3, 4] }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, prepare, send, recording }
}

describe('sharing with a school', () => {
  it('begins with the last choice, and names what could not be shared', async () => {
    const { actor, prepare, send, recording } = start()
    prepare.answer(success(START))
    await settle()
    expect(actor.getSnapshot().context.start).toEqual(START)
    actor.send({ type: 'share.send', wanted: WANTED })
    send.answer(success(OUTCOME))
    await settle()
    expect(actor.getSnapshot().context.outcome).toEqual(OUTCOME)
    expect(recording.emitted).toEqual([{ type: 'share.sent', outcome: OUTCOME }])
    expect(recording.states).toEqual(['preparing', 'editing', 'sending', 'sent'])
  })

  it('keeps what is filled in when it cannot be sent, and says why', async () => {
    const { actor, prepare, send, recording } = start()
    prepare.answer(success(START))
    await settle()
    actor.send({ type: 'share.send', wanted: WANTED })
    send.answer(failed(FORBIDDEN))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ failure: FORBIDDEN, wanted: WANTED })
    actor.send({ type: 'share.send', wanted: WANTED })
    expect(actor.getSnapshot().context.failure).toBe(null)
    expect(recording.states).toEqual(['preparing', 'editing', 'sending', 'editing', 'sending'])
    expect(recording.emitted).toEqual([])
  })

  it('is prepared once more when that failed or broke', async () => {
    const { actor, prepare, send, recording } = start()
    prepare.answer(failed(OFFLINE))
    await settle()
    expect(actor.getSnapshot().context.failure).toEqual(OFFLINE)
    actor.send({ type: 'share.retry' })
    prepare.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'share.retry' })
    prepare.answer(success(START))
    await settle()
    actor.send({ type: 'share.send', wanted: WANTED })
    send.fail(new Error('bug'))
    await settle()
    expect(recording.states).toEqual([
      'preparing',
      'failed',
      'preparing',
      'defect',
      'preparing',
      'editing',
      'sending',
      'defect',
    ])
  })

  it('has no transition that nothing above takes', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(shareFormMachine))
  })
})

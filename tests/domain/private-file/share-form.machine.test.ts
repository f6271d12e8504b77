import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ShareOutcome, ShareWanted } from '#domain/private-file/share.ts'
import {
  type ShareFormInput,
  type ShareStart,
  shareFormMachine,
} from '#domain/private-file/share-form.machine.ts'
import { NO_PLACE } from '#domain/school-file/school-place.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const OFFLINE: Failure = { kind: 'unreachable' }
const FORBIDDEN: Failure = { kind: 'forbidden', message: '你不在这所学校' }
const LAST = { organisationId: 2, place: NO_PLACE, tagId: 3 }
const START: ShareStart = { choice: null, tags: [{ id: 1, name: '课件' }] }
const WANTED: ShareWanted = {
  organisationId: 1,
  place: { ...NO_PLACE, stageId: 2, subjectId: 20 },
  tagId: 0,
  fileIds: [3, 4],
  note: '',
}
const SEND = { type: 'share.send', place: WANTED.place } as const
const OUTCOME: ShareOutcome = { sharedIds: [3], failed: [{ fileId: 4, reason: '这个文件正在审核' }] }

const start = (input: Partial<ShareFormInput> = {}) => {
  const prepare = deferred<Result<ShareStart, Failure>>()
  const send = deferred<Result<ShareOutcome, Failure>>()
  const actor = createActor(
    shareFormMachine.provide({
      actors: { prepare: fromPromise(prepare.ask), send: fromPromise(send.ask) },
    }),
    {
      input: { organisationId: 1, requestId: 0, fileIds: [3, 4], schoolIds: [1, 2], ...input },
      inspect: log.inspect,
    },
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
    actor.send(SEND)
    send.answer(success(OUTCOME))
    await settle()
    expect(actor.getSnapshot().context.outcome).toEqual(OUTCOME)
    expect(recording.emitted).toEqual([{ type: 'share.sent', outcome: OUTCOME }])
    expect(recording.states).toEqual(['preparing', 'editing', 'sending', 'sent'])
  })

  it.each<[string, Partial<ShareFormInput>, ShareStart['choice'], unknown]>([
    ['the school of the page', {}, null, { organisationId: 1, tagId: 0, note: '' }],
    ['the last tag', {}, LAST, { organisationId: 1, tagId: 3, note: '' }],
    ['the same school once more', { requestId: 9 }, LAST, { organisationId: 2, tagId: 3, note: '' }],
    [
      'the school of the page where one has left the other',
      { requestId: 9, schoolIds: [1] },
      LAST,
      { organisationId: 1, tagId: 3, note: '' },
    ],
  ])('begins with %s', async (_, input, choice, fields) => {
    const { actor, prepare } = start(input)
    prepare.answer(success({ choice, tags: [] }))
    await settle()
    expect(actor.getSnapshot().context.fields).toEqual(fields)
  })

  it('asks for a place, and sends what is filled in', async () => {
    const { actor, prepare, recording } = start()
    prepare.answer(success(START))
    await settle()
    actor.send({ type: 'share.fill', change: { organisationId: 2, tagId: 1 } })
    actor.send({ type: 'share.fill', change: { note: ' 请尽快 ' } })
    actor.send({ type: 'share.send', place: NO_PLACE })
    expect(actor.getSnapshot().context).toMatchObject({ tried: true, wanted: null })
    actor.send(SEND)
    expect(actor.getSnapshot().context.wanted).toEqual({
      organisationId: 2,
      place: WANTED.place,
      tagId: 1,
      fileIds: [3, 4],
      note: '请尽快',
    })
    expect(recording.states).toEqual(['preparing', 'editing', 'sending'])
  })

  it('keeps what is filled in when it cannot be sent, and says why', async () => {
    const { actor, prepare, send, recording } = start()
    prepare.answer(success(START))
    await settle()
    actor.send(SEND)
    send.answer(failed(FORBIDDEN))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ failure: FORBIDDEN, wanted: WANTED })
    actor.send(SEND)
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
    actor.send(SEND)
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

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(shareFormMachine))
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Standing, UploadEvent, UploadInput } from '#domain/upload/upload.events.ts'
import { uploadMachine } from '#domain/upload/upload.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aContent, aKeptFile, anUpload } from '#tests/support/upload-files.ts'

const log = transitionLog()
const KEPT: Standing = success({ kind: 'kept', file: aKeptFile(), heldAt: null })
const TO_SEND: Standing = success({ kind: 'toSend', uploadId: 'u1' })
const refusal = (reason: RejectionReason, message = '不行'): Failure => ({
  kind: 'rejected',
  reason,
  message,
})
const HASH = 'f'.repeat(64)

const start = (input: Partial<UploadInput> = {}) => {
  const begin = deferred<Standing>()
  const finish = deferred<Standing>()
  const clock = new SimulatedClock()
  const calls: string[] = []
  let tell: (event: UploadEvent) => void = () => undefined
  const callback = (name: string) => ({
    calls,
    run: (said: (event: UploadEvent) => void) => {
      calls.push(name)
      tell = said
      return () => calls.push(`${name} stopped`)
    },
  })
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        slot: fromCallback<UploadEvent>(({ sendBack }) => callback('slot').run(sendBack)),
        hash: fromCallback<UploadEvent, Blob>(({ sendBack }) => callback('hash').run(sendBack)),
        begin: fromPromise(begin.ask),
        send: fromCallback<UploadEvent, { uploadId: string; content: Blob }>(
          ({ sendBack, input: { uploadId } }) => callback(`send ${uploadId}`).run(sendBack),
        ),
        finish: fromPromise(finish.ask),
      },
    }),
    { input: { record: anUpload(), ...input }, clock, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const say = (event: UploadEvent) => tell(event)
  return {
    actor,
    begin,
    finish,
    clock,
    calls,
    say,
    recording,
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    admit: () => say({ type: 'upload.admitted' }),
    hashed: (hash: string | null = HASH) => say({ type: 'upload.hashed', hash }),
    granted: async (standing = TO_SEND) => {
      begin.answer(standing)
      await settle()
    },
    finished: async (standing = KEPT) => {
      finish.answer(standing)
      await settle()
    },
  }
}

const sending = async (input: Partial<UploadInput> = {}) => {
  const upload = start(input)
  upload.admit()
  upload.hashed()
  await upload.granted()
  return upload
}

describe('an upload', () => {
  it('waits its turn, is looked through, asked about, sent and kept', async () => {
    const upload = start()
    expect(upload.at()).toEqual({ active: 'queued' })
    upload.admit()
    upload.say({ type: 'upload.hashProgressed', share: 0.5 })
    expect(upload.context().hashed).toBe(0.5)
    upload.hashed()
    await upload.granted()
    upload.say({ type: 'upload.sent', bytes: 40, at: 1000 })
    upload.say({ type: 'upload.sent', bytes: 60, at: 2000 })
    expect(upload.context()).toMatchObject({
      record: { hash: HASH, uploadId: 'u1', sent: 60 },
      pace: { speed: 20 },
    })
    upload.say({ type: 'upload.allSent' })
    await upload.finished()
    expect(upload.recording.states).toEqual([
      { active: 'queued' },
      { active: 'hashing' },
      { active: 'checking' },
      { active: 'sending' },
      { active: 'finishing' },
      'done',
    ])
    expect(upload.context()).toMatchObject({
      record: { sent: 100, content: null },
      file: aKeptFile(),
      instant: false,
      pace: null,
    })
    expect(upload.calls).toEqual([
      'slot',
      'hash',
      'hash stopped',
      'send u1',
      'send u1 stopped',
      'slot stopped',
    ])
  })

  it('needs no sending where the server has the bytes', async () => {
    const upload = start()
    upload.admit()
    upload.hashed()
    await upload.granted(KEPT)
    expect([upload.at(), upload.context().instant, upload.context().heldAt]).toEqual(['done', true, null])
  })

  it('knows where its owner had the bytes already', async () => {
    const heldAt = { id: 4, name: '浮力 旧.pdf', folder: '备课/七年级' }
    const upload = start()
    upload.admit()
    upload.hashed()
    expect(upload.context().heldAt).toBe(null)
    await upload.granted(success({ kind: 'kept', file: aKeptFile(), heldAt }))
    expect(upload.context()).toMatchObject({ instant: true, file: aKeptFile(), heldAt })
  })

  it('is sent on when not all of it is there after all', async () => {
    const upload = await sending()
    upload.say({ type: 'upload.allSent' })
    await upload.finished(TO_SEND)
    expect(upload.at()).toEqual({ active: 'sending' })
  })

  it('stops where it is, gives its turn away, and goes on without being looked through again', async () => {
    const upload = await sending()
    upload.actor.send({ type: 'upload.pause' })
    expect([upload.at(), upload.calls.slice(-2)]).toEqual(['paused', ['send u1 stopped', 'slot stopped']])
    upload.actor.send({ type: 'upload.resume' })
    upload.admit()
    expect(upload.at()).toEqual({ active: 'checking' })
    upload.actor.send({ type: 'upload.park' })
    expect(upload.at()).toBe('parked')
    upload.actor.send({ type: 'upload.unpark' })
    expect(upload.at()).toEqual({ active: 'queued' })
  })

  it('goes on by itself when what held it up passes, ever later', async () => {
    const upload = await sending()
    upload.say({ type: 'upload.refused', failure: { kind: 'unreachable' } })
    expect([upload.at(), upload.context()]).toMatchObject([
      'retrying',
      { attempts: 1, failure: { kind: 'unreachable' } },
    ])
    upload.clock.increment(1999)
    expect(upload.at()).toBe('retrying')
    upload.clock.increment(1)
    expect([upload.at(), upload.context().failure]).toEqual([{ active: 'queued' }, null])
    upload.admit()
    await upload.granted(failed({ kind: 'timedOut' }))
    upload.clock.increment(3999)
    expect(upload.at()).toBe('retrying')
    upload.actor.send({ type: 'upload.online' })
    upload.admit()
    await upload.granted(failed(refusal('unavailable')))
    upload.actor.send({ type: 'upload.retry' })
    upload.admit()
    await upload.granted()
    // Something got through: what comes next is a first time again.
    upload.say({ type: 'upload.sent', bytes: 10, at: 0 })
    expect(upload.context().attempts).toBe(0)
  })

  it('waits ever longer for a store that takes the bytes and then refuses them, and gives up', async () => {
    const upload = await sending()
    const waits: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      upload.say({ type: 'upload.sent', bytes: 40, at: 0 })
      upload.say({ type: 'upload.sent', bytes: 80, at: 1 })
      upload.say({ type: 'upload.refused', failure: refusal('unavailable', '') })
      expect(upload.at()).toBe('retrying')
      waits.push(0)
      while (upload.at() === 'retrying') {
        upload.clock.increment(1000)
        waits[attempt] = (waits[attempt] ?? 0) + 1000
      }
      upload.admit()
      await upload.granted()
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000])
    upload.say({ type: 'upload.sent', bytes: 40, at: 2 })
    upload.say({ type: 'upload.sent', bytes: 80, at: 3 })
    upload.say({ type: 'upload.refused', failure: refusal('unavailable', '') })
    expect(upload.at()).toBe('failed')
  })

  it('can be held up and parked while it waits to try again', async () => {
    const upload = await sending()
    upload.say({ type: 'upload.refused', failure: { kind: 'unreachable' } })
    upload.actor.send({ type: 'upload.pause' })
    upload.actor.send({ type: 'upload.resume' })
    upload.admit()
    await upload.granted(failed({ kind: 'unreachable' }))
    upload.actor.send({ type: 'upload.park' })
    expect(upload.at()).toBe('parked')
  })

  it('gives up on what does not pass', async () => {
    const upload = start({ record: anUpload({ hash: HASH }) })
    for (let attempt = 0; attempt < 7; attempt += 1) {
      upload.admit()
      await upload.granted(failed(refusal('crashed')))
      upload.actor.send({ type: 'upload.retry' })
    }
    expect([upload.at(), upload.context().attempts]).toEqual([{ active: 'queued' }, 0])
    upload.admit()
    await upload.granted(failed(refusal('invalid', '文件内容与后缀不符')))
    expect([upload.at(), upload.context().failure]).toEqual([
      'failed',
      refusal('invalid', '文件内容与后缀不符'),
    ])
  })

  it('waits for the same user when the session is over', async () => {
    const upload = await sending()
    upload.say({ type: 'upload.allSent' })
    await upload.finished(failed({ kind: 'expired' }))
    expect(upload.at()).toBe('parked')
  })

  it('asks what becomes of a name that is taken', async () => {
    const upload = start({ record: anUpload({ hash: HASH }) })
    upload.admit()
    await upload.granted(failed(refusal('conflict')))
    expect(upload.at()).toBe('clashing')
    upload.actor.send({ type: 'upload.settle', onClash: 'keepBoth' })
    expect([upload.at(), upload.context().record.onClash]).toEqual([{ active: 'queued' }, 'keepBoth'])
  })

  it('without its content waits for the same file, by size and by hash', () => {
    const upload = start({ record: anUpload({ content: null, hash: HASH, sent: 40 }) })
    expect(upload.at()).toBe('missing')
    upload.actor.send({ type: 'upload.choose', content: aContent(99) })
    expect([upload.at(), upload.context().isWrongFile]).toEqual(['missing', true])
    upload.actor.send({ type: 'upload.choose', content: aContent() })
    upload.admit()
    expect(upload.at()).toEqual({ active: 'hashing' })
    upload.hashed('0'.repeat(64))
    expect([upload.at(), upload.context().isWrongFile]).toEqual(['missing', true])
    upload.actor.send({ type: 'upload.choose', content: aContent() })
    upload.admit()
    upload.hashed()
    expect([upload.at(), upload.context().isWrongFile]).toEqual([{ active: 'checking' }, false])
  })

  it('notices that its content is gone, before and while it is sent', async () => {
    const unreadable = start()
    unreadable.admit()
    unreadable.hashed(null)
    expect([unreadable.at(), unreadable.context().isWrongFile]).toEqual(['missing', false])
    const upload = await sending()
    upload.say({ type: 'upload.lost' })
    expect([upload.at(), upload.context().record.content]).toEqual(['missing', null])
  })

  it('rests over a reload when its owner paused it, and goes on at its owner’s word', async () => {
    const upload = await sending()
    upload.actor.send({ type: 'upload.pause' })
    const { record: paused } = upload.context()
    expect(paused.isPaused).toBe(true)
    const later = start({ record: paused })
    expect(later.at()).toBe('paused')
    later.actor.send({ type: 'upload.resume' })
    expect([later.at(), later.context().record.isPaused]).toEqual([{ active: 'queued' }, false])
  })

  it('refused for what it is, is not sent again; another file takes its place, also after a reload', async () => {
    const upload = await sending()
    upload.say({ type: 'upload.allSent' })
    await upload.finished(failed(refusal('invalid', '文件已损坏')))
    const { record: refused } = upload.context()
    const later = start({ record: refused })
    expect([later.at(), later.calls, later.context().failure]).toEqual([
      'failed',
      [],
      refusal('invalid', '文件已损坏'),
    ])
    later.actor.send({ type: 'upload.retry' })
    expect(later.at()).toBe('failed')
    const other = aContent(3)
    later.actor.send({ type: 'upload.replace', name: '另一份.pdf', content: other })
    expect([later.at(), later.context().failure, later.context().hashed]).toEqual([
      { active: 'queued' },
      null,
      0,
    ])
    expect(later.context().record).toEqual({
      ...refused,
      name: '另一份.pdf',
      size: 3,
      content: other,
      hash: '',
      uploadId: '',
      sent: 0,
      refusal: null,
    })
  })

  it('that failed for what passes begins anew after a reload', async () => {
    const upload = await sending()
    upload.say({ type: 'upload.refused', failure: refusal('noRoom', '空间不足') })
    expect([upload.at(), upload.context().record.refusal]).toEqual(['failed', null])
    expect(start({ record: upload.context().record }).at()).toEqual({ active: 'queued' })
  })

  it('a bug stops it where it can be tried again', async () => {
    const upload = start({ record: anUpload({ hash: HASH }) })
    upload.admit()
    upload.begin.fail(new Error('bug'))
    await settle()
    expect(upload.at()).toBe('defect')
    upload.actor.send({ type: 'upload.retry' })
    upload.admit()
    await upload.granted()
    upload.say({ type: 'upload.allSent' })
    upload.finish.fail(new Error('bug'))
    await settle()
    expect(upload.at()).toBe('defect')
  })
})

afterAll(() => {
  expect(declaredTransitions(uploadMachine).filter((key) => !log.taken.has(key))).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { captionEditorMachine } from '#domain/studio/caption-editor.machine.ts'
import type { CaptionDraft } from '#domain/studio/kept-work.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const FILE = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n甲\n'
const AWAY = failed<Failure>({ kind: 'unreachable' })

const start = (fileId = 0, left: CaptionDraft | null = null) => {
  const read = deferred<Result<string, Failure>>()
  const save = deferred<Result<number, Failure>>()
  const bytes = deferred<Uint8Array>()
  const sent: string[] = []
  const told: number[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    captionEditorMachine.provide({
      actors: {
        read: fromPromise(read.ask),
        bytesOf: fromPromise(bytes.ask),
        save: fromPromise(({ input }) => {
          sent.push(input.text)
          return save.ask()
        }),
      },
    }),
    { clock, inspect: log.inspect, input: { draftId: 1, fileId, left } },
  )
  const { states } = record(actor)
  actor.on('captionEditor.kept', (word) => told.push(word.fileId))
  actor.start()
  const said = async (one: { answer: (value: never) => void }, value: unknown) => {
    one.answer(value as never)
    await settle()
  }
  return {
    actor,
    clock,
    read,
    save,
    bytes,
    sent,
    told,
    states,
    said,
    texts: () => actor.getSnapshot().context.sheet.lines.map(({ text }) => text),
    context: () => actor.getSnapshot().context,
    add: (second: number) => actor.send({ type: 'captionEditor.change', change: { kind: 'add', second } }),
    type: (id: number, text: string) =>
      actor.send({ type: 'captionEditor.change', change: { kind: 'set', id, change: { text } } }),
  }
}

const opened = async () => {
  const editor = start(7)
  await editor.said(editor.read, success(FILE))
  return editor
}

describe('captions that are edited', () => {
  it('are kept a moment after the last change, and named in the draft', async () => {
    const { actor, clock, type, save, said, sent, told, context } = await opened()
    type(1, '乙')
    clock.increment(1_999)
    type(1, '乙丙')
    clock.increment(1_999)
    expect(sent).toEqual([])
    clock.increment(1)
    expect(sent).toEqual(['WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n乙丙\n'])
    await said(save, success(8))
    expect([told, context().fileId, actor.getSnapshot().value]).toEqual([[8], 8, { open: 'resting' }])
    clock.increment(60_000)
    expect(sent.length).toBe(1)
  })

  it('are changed while they are on their way, and kept again', async () => {
    const { actor, clock, type, save, said, sent } = await opened()
    type(1, '乙')
    clock.increment(2_000)
    type(1, '丙')
    await said(save, success(8))
    expect(actor.getSnapshot().value).toEqual({ open: 'waiting' })
    clock.increment(2_000)
    expect(sent.at(-1)).toContain('丙')
  })

  it('take steps back and forth; what is typed in one line at once is one step', async () => {
    const { actor, type, add, texts } = await opened()
    type(1, '乙')
    type(1, '乙丙')
    add(5)
    actor.send({ type: 'captionEditor.undo' })
    actor.send({ type: 'captionEditor.undo' })
    expect(texts()).toEqual(['甲'])
    actor.send({ type: 'captionEditor.undo' })
    actor.send({ type: 'captionEditor.redo' })
    actor.send({ type: 'captionEditor.redo' })
    actor.send({ type: 'captionEditor.redo' })
    expect(texts()).toEqual(['乙丙', ''])
  })

  it('come from a file, which can be undone, with what was wrong in it', async () => {
    const { actor, bytes, said, texts, context } = await opened()
    const choose = () => actor.send({ type: 'captionEditor.import', file: new Blob([]) })
    choose()
    await said(bytes, new TextEncoder().encode('1\n0:01,0 --> 0:02,0\n乙\n\n2\n0:03,0 --> 0:02,0\n丙\n'))
    expect([texts(), context().troubles]).toEqual([['乙'], [{ line: 6, kind: 'backwards' }]])
    choose()
    await said(bytes, new TextEncoder().encode('一段话'))
    expect([texts(), context().isNoFile, context().troubles]).toEqual([['乙'], true, []])
    choose()
    bytes.fail(new Error('gone from the disk'))
    await settle()
    expect([texts(), context().isNoFile]).toEqual([['乙'], true])
    actor.send({ type: 'captionEditor.undo' })
    expect(texts()).toEqual(['甲'])
  })

  it('that cannot be kept are kept when asked, or after the next change', async () => {
    const { actor, clock, add, type, save, said, context } = start()
    add(1)
    clock.increment(2_000)
    await said(save, AWAY)
    expect([actor.getSnapshot().value, context().failure]).toEqual([
      { open: 'unsaved' },
      { kind: 'unreachable' },
    ])
    actor.send({ type: 'captionEditor.retry' })
    await said(save, AWAY)
    type(1, '甲')
    clock.increment(2_000)
    await said(save, success(3))
    expect([context().failure, context().fileId]).toEqual([null, 3])
  })

  it('go on by themselves after a failure that passes, and wait to be asked after one that does not', async () => {
    const { actor, clock, add, save, said, sent, told } = start()
    add(1)
    clock.increment(2_000)
    await said(save, AWAY)
    clock.increment(1_999)
    expect(sent.length).toBe(1)
    clock.increment(1)
    await said(save, failed<Failure>({ kind: 'rejected', reason: 'unavailable', message: '' }))
    expect(sent.length).toBe(2)
    clock.increment(4_000)
    await said(save, success(3))
    expect([sent.length, told, actor.getSnapshot().context.attempts]).toEqual([3, [3], 0])
    add(5)
    clock.increment(2_000)
    await said(save, failed<Failure>({ kind: 'rejected', reason: 'invalid', message: '' }))
    clock.increment(600_000)
    expect([sent.length, actor.getSnapshot().value]).toEqual([4, { open: 'unsaved' }])
  })

  it('are not missing any more once a step back takes away what could not be kept', async () => {
    const { actor, clock, type, save, said, sent, context } = await opened()
    type(1, '乙')
    clock.increment(2_000)
    await said(save, AWAY)
    actor.send({ type: 'captionEditor.undo' })
    clock.increment(60_000)
    expect([actor.getSnapshot().value, context().sheet.lines === context().kept, sent.length]).toEqual([
      { open: 'resting' },
      true,
      1,
    ])
  })

  it('of others come by themselves, and are asked about where both wrote', async () => {
    const { actor, type, read, save, said, texts, sent, told } = await opened()
    const others = (fileId: number) => actor.send({ type: 'captionEditor.othersChanged', fileId })
    others(8)
    await said(read, success(FILE.replace('甲', '他')))
    expect(texts()).toEqual(['他'])
    type(1, '我')
    others(9)
    others(10)
    expect([actor.getSnapshot().value, texts()]).toEqual(['clashing', ['我']])
    actor.send({ type: 'captionEditor.settle', whose: 'mine' })
    await said(save, success(11))
    expect([sent.length, told]).toEqual([1, [11]])
    type(1, '又是我')
    others(12)
    actor.send({ type: 'captionEditor.settle', whose: 'theirs' })
    await said(read, success(FILE))
    expect(texts()).toEqual(['甲'])
  })

  it('are kept when their view goes', async () => {
    const left = await opened()
    left.type(1, '乙')
    left.actor.send({ type: 'captionEditor.leave' })
    await left.said(left.save, success(8))
    const failing = await opened()
    failing.type(1, '乙')
    failing.actor.send({ type: 'captionEditor.leave' })
    await failing.said(failing.save, AWAY)
    const broken = await opened()
    broken.type(1, '乙')
    broken.actor.send({ type: 'captionEditor.leave' })
    broken.save.fail(new Error('a bug'))
    await settle()
    const untouched = await opened()
    untouched.actor.send({ type: 'captionEditor.leave' })
    expect([left, failing, broken, untouched].map(({ told }) => told)).toEqual([[8], [], [], []])
    expect([left, failing, broken, untouched].map(({ states }) => states.at(-1))).toEqual(
      Array(4).fill('gone'),
    )
  })

  it('end with the session, and while they are read', async () => {
    const ended = await opened()
    ended.type(1, '乙')
    ended.actor.send({ type: 'captionEditor.drop' })
    const left = start(7)
    left.actor.send({ type: 'captionEditor.leave' })
    expect([ended.states.at(-1), left.states.at(-1), ended.sent]).toEqual(['gone', 'gone', []])
  })

  it('stand again as they were left, and are kept then', async () => {
    const left = { fileId: 7, lines: [{ id: 1, start: 1, end: 2, text: '我' }] }
    const { said, read, save, clock, texts, actor, told } = start(7, left)
    await said(read, success(FILE))
    expect([actor.getSnapshot().matches('open'), texts()]).toEqual([true, ['我']])
    clock.increment(2_000)
    await said(save, success(8))
    expect(told).toEqual([8])
    actor.send({ type: 'captionEditor.undo' })
    expect(texts()).toEqual(['甲'])
  })

  it('that were left before there was a file stand again too', () => {
    const { texts, actor } = start(0, { fileId: 0, lines: [{ id: 1, start: 1, end: 2, text: '我' }] })
    expect([actor.getSnapshot().matches('open'), texts()]).toEqual([true, ['我']])
  })

  it('of others since they were left are asked about, once', async () => {
    const left = { fileId: 5, lines: [{ id: 1, start: 1, end: 2, text: '我' }] }
    const { said, read, texts, actor } = start(7, left)
    await said(read, success(FILE))
    expect([actor.getSnapshot().value, texts()]).toEqual(['clashing', ['我']])
    actor.send({ type: 'captionEditor.settle', whose: 'theirs' })
    await said(read, success(FILE))
    expect([actor.getSnapshot().matches('open'), texts()]).toEqual([true, ['甲']])
    const gone = start(0, left)
    expect([gone.actor.getSnapshot().value, gone.texts()]).toEqual(['clashing', ['我']])
  })

  it('that cannot be read are read again when asked; a bug is a defect', async () => {
    const { actor, read, said, states } = start(7)
    await said(read, AWAY)
    actor.send({ type: 'captionEditor.retry' })
    read.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'captionEditor.retry' })
    await said(read, success(FILE))
    expect(states.filter((state) => typeof state === 'string')).toEqual([
      'reading',
      'failed',
      'reading',
      'defect',
      'reading',
    ])
    const saving = await opened()
    saving.type(1, '乙')
    saving.clock.increment(2_000)
    saving.save.fail(new Error('a bug'))
    await settle()
    expect(saving.states.at(-1)).toBe('defect')
  })

  it('take every transition that they declare', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(captionEditorMachine))
  })
})

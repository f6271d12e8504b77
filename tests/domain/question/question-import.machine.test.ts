import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { CorrectionDraft } from '#domain/question/question-correction.ts'
import type { QuestionImportEvent, Sending } from '#domain/question/question-import.events.ts'
import { questionImportMachine } from '#domain/question/question-import.machine.ts'
import {
  type ImportProgress,
  type ImportReport,
  MAX_FILE_BYTES,
  type QuestionFile,
} from '#domain/question/question-import.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { EDITED_QUESTION as EDITED, reportOf } from '#tests/support/import-reports.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const MATHS = { ...WHOLE_BANK, stage: 2, subject: 21 }
const FILE: QuestionFile = { name: '题.txt', content: new Blob(['1+1=? {=2}']) }

const NEW = reportOf('added', 'refused')
const log = transitionLog()

describe('a file of questions on its way in', () => {
  const start = async (place = MATHS, left: QuestionFile | null = null) => {
    const clock = new SimulatedClock()
    const sendings: (Sending & { stopped: boolean })[] = []
    const asked = deferred<Result<ImportProgress, Failure>>()
    const kept: unknown[] = []
    /** What is kept of the file itself. */
    const files: unknown[] = []
    const recalling = deferred<QuestionFile | null>()
    const actor = createActor(
      questionImportMachine.provide({
        actions: {
          keep: (_, params) => kept.push(params),
          keepFile: (_, { name }) => files.push(name),
          letGo: () => files.push(null),
        },
        actors: {
          recall: fromPromise(() => recalling.ask()),
          send: fromCallback<QuestionImportEvent, Sending>(({ input }) => {
            const sending = { ...input, stopped: false }
            sendings.push(sending)
            return () => {
              sending.stopped = true
            }
          }),
          askProgress: fromPromise(() => asked.ask()),
        },
      }),
      { input: { userId: 7, place }, clock, inspect: log.inspect },
    )
    actor.start()
    actor.send({ type: 'import.place', place })
    recalling.answer(left)
    await settle()
    const choose = (file = FILE) => actor.send({ type: 'import.choose', file })
    const end = (result: Result<ImportReport, Failure>, draft?: CorrectionDraft) =>
      actor.send({ type: 'import.ended', result, ...(draft && { draft }) })
    return {
      actor,
      clock,
      sendings,
      kept,
      files,
      asked,
      choose,
      end,
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
      toImporting: () => {
        choose()
        end(success(NEW))
        actor.send({ type: 'import.start' })
      },
    }
  }

  it('is looked at first, and brought in when somebody says so', async () => {
    const { actor, sendings, kept, choose, end, state, context } = await start()
    choose()
    actor.send({ type: 'import.sent', share: 0.5 })
    expect([state(), context().share, sendings.map(({ how }) => how)]).toEqual([
      { preparing: 'checking' },
      0.5,
      ['check'],
    ])
    end(success(NEW))
    actor.send({ type: 'import.name', source: ' 校本题库 ' })
    expect([state(), context().report]).toEqual([{ preparing: 'checked' }, NEW])
    expect(kept).toEqual([
      { place: { userId: 7, file: 'mark' }, draft: { corrections: {}, editing: {}, source: ' 校本题库 ' } },
    ])
    actor.send({ type: 'import.start' })
    actor.send({ type: 'import.sent', share: 1 })
    expect([state(), actor.getSnapshot().hasTag('busy')]).toEqual([{ importing: 'waiting' }, true])
    end(success(reportOf('added', 'refused')))
    expect([state(), sendings.map(({ how, wanted }) => [how, wanted])]).toEqual([
      'imported',
      [
        ['check', { file: FILE, place: MATHS, source: '', corrections: {} }],
        ['bring', { file: FILE, place: MATHS, source: '校本题库', corrections: {} }],
      ],
    ])
  })

  it('is not waited for any longer where somebody stops it, and can be sent again', async () => {
    const { actor, sendings, state, context, toImporting } = await start()
    toImporting()
    actor.send({ type: 'import.stop' })
    expect([state(), context().failure, sendings.at(-1)?.stopped]).toEqual(['broken', null, true])
    actor.send({ type: 'import.retry' })
    expect([state(), context().failure, sendings.length]).toEqual([{ importing: 'waiting' }, null, 3])
  })

  it('waits for a subject, and is looked at again for another', async () => {
    const { actor, sendings, choose, end, state, context } = await start(WHOLE_BANK)
    actor.send({ type: 'import.place', place: WHOLE_BANK })
    choose()
    expect(state()).toEqual({ preparing: 'placeless' })
    actor.send({ type: 'import.place', place: MATHS })
    end(success(NEW))
    actor.send({ type: 'import.place', place: { ...MATHS, subject: 22 } })
    expect([state(), context().report, sendings.map(({ wanted }) => wanted.place.subject)]).toEqual([
      { preparing: 'checking' },
      null,
      [21, 22],
    ])
    actor.send({ type: 'import.drop' })
    expect([state(), context().file, sendings.map(({ stopped }) => stopped)]).toEqual([
      'choosing',
      null,
      [true, true],
    ])
  })

  it('is not sent when it is empty or too large', async () => {
    const { sendings, choose, state, context } = await start()
    choose({ name: 'a.txt', content: new Blob([]) })
    expect([state(), context().problem]).toEqual(['choosing', 'empty'])
    choose({ name: 'b.zip', content: new Blob([new Uint8Array(MAX_FILE_BYTES + 1)]) })
    expect([state(), context().problem, sendings]).toEqual(['choosing', 'tooLarge', []])
  })

  it('is not brought in when nothing of it is new', async () => {
    const { actor, choose, end, state } = await start()
    choose()
    end(success(reportOf('known', 'refused')))
    actor.send({ type: 'import.start' })
    expect(state()).toEqual({ preparing: 'checked' })
    choose({ name: '另一个.txt', content: FILE.content })
    expect(state()).toEqual({ preparing: 'checking' })
  })

  it('is looked at again as somebody puts it right, and comes in so', async () => {
    const { actor, sendings, kept, choose, end, state, context } = await start()
    choose()
    end(success(NEW))
    actor.send({ type: 'import.correct', item: 2, correction: EDITED })
    expect([state(), context().report, sendings.at(-1)?.wanted.corrections]).toEqual([
      { preparing: 'checking' },
      NEW,
      { 2: EDITED },
    ])
    end(success(reportOf('added', 'added')))
    actor.send({ type: 'import.correct', item: 1, correction: null })
    end(success(reportOf('left', 'added')))
    actor.send({ type: 'import.restore', item: 2 })
    end(UNREACHABLE)
    expect(state()).toEqual({ preparing: 'unchecked' })
    actor.send({ type: 'import.retry' })
    end(success(reportOf('left', 'refused')))
    actor.send({ type: 'import.restore', item: 1 })
    end(success(NEW))
    actor.send({ type: 'import.start' })
    const place = { userId: 7, file: 'mark' }
    expect(kept).toEqual([
      { place, draft: { corrections: { 2: EDITED }, editing: {}, source: '' } },
      { place, draft: { corrections: { 1: null, 2: EDITED }, editing: {}, source: '' } },
      { place, draft: { corrections: { 1: null }, editing: {}, source: '' } },
      { place, draft: { corrections: {}, editing: {}, source: '' } },
    ])
    expect(sendings.map(({ how, wanted }) => [how, Object.keys(wanted.corrections)])).toEqual([
      ['check', []],
      ['check', ['2']],
      ['check', ['1', '2']],
      ['check', ['1']],
      ['check', ['1']],
      ['check', []],
      ['bring', []],
    ])
  })

  it('sends what is put right meanwhile together, once the look before has its answer', async () => {
    const { actor, sendings, choose, end, state, context } = await start()
    choose()
    actor.send({ type: 'import.correct', item: 1, correction: null })
    expect(sendings.length).toBe(1)
    end(success(NEW))
    actor.send({ type: 'import.correct', item: 1, correction: null })
    actor.send({ type: 'import.correct', item: 2, correction: EDITED })
    expect([state(), sendings.map(({ wanted, stopped }) => [wanted.corrections, stopped])]).toEqual([
      { preparing: 'checking' },
      [
        [{}, true],
        [{ 1: null }, false],
      ],
    ])
    actor.send({ type: 'import.restore', item: 1 })
    end(success(reportOf('left', 'refused')))
    expect([state(), context().report?.items[0]?.outcome, sendings.at(-1)?.wanted.corrections]).toEqual([
      { preparing: 'checking' },
      'left',
      { 2: EDITED },
    ])
    // Also after a look that failed.
    actor.send({ type: 'import.correct', item: 2, correction: null })
    end(UNREACHABLE)
    end(success(NEW))
    expect([state(), sendings.length, sendings.at(-1)?.wanted.corrections]).toEqual([
      { preparing: 'checked' },
      4,
      { 2: null },
    ])
  })

  it('chosen again has what was put right before; another file has not', async () => {
    const { sendings, choose, end, context } = await start()
    choose()
    end(success(NEW), { corrections: { 2: null }, editing: { 1: EDITED }, source: '校本题库' })
    expect([context().corrections, context().editing, context().source]).toEqual([
      { 2: null },
      { 1: EDITED },
      '校本题库',
    ])
    choose({ name: '另一个.txt', content: FILE.content })
    expect([context().corrections, context().editing, sendings.at(-1)?.wanted.corrections]).toEqual([
      {},
      {},
      {},
    ])
  })

  it('keeps what is typed in each open editor until it is saved or cancelled, also while it is looked at', async () => {
    const { actor, kept, choose, end, state, context } = await start()
    const report = reportOf('added', 'refused', 'added')
    const shown = {
      ...report,
      items: report.items.map((item, at) => ({ ...item, edit: at === 2 ? null : EDITED })),
    }
    const typed = { ...EDITED, stem: '1+1 等于几' }
    const editing = () => context().editing
    choose()
    actor.send({ type: 'import.edit', item: 1 })
    actor.send({ type: 'import.type', item: 1, question: typed })
    actor.send({ type: 'import.cancel', item: 1 })
    expect([editing(), kept]).toEqual([{}, []])
    end(success(shown))
    actor.send({ type: 'import.type', item: 1, question: typed })
    actor.send({ type: 'import.edit', item: 3 })
    expect(editing()).toEqual({})
    actor.send({ type: 'import.edit', item: 1 })
    expect(editing()).toEqual({ 1: EDITED })
    actor.send({ type: 'import.edit', item: 2 })
    actor.send({ type: 'import.type', item: 2, question: typed })
    actor.send({ type: 'import.correct', item: 1, correction: EDITED })
    expect([state(), editing()]).toEqual([{ preparing: 'checking' }, { 2: typed }])
    actor.send({ type: 'import.type', item: 2, question: { ...typed, points: 3 } })
    end(success(shown))
    expect([state(), editing()]).toEqual([{ preparing: 'checked' }, { 2: { ...typed, points: 3 } }])
    expect(kept.at(-1)).toEqual({
      place: { userId: 7, file: 'mark' },
      draft: { corrections: { 1: EDITED }, editing: { 2: { ...typed, points: 3 } }, source: '' },
    })
    actor.send({ type: 'import.cancel', item: 2 })
    expect(editing()).toEqual({})
    actor.send({ type: 'import.edit', item: 2 })
    expect(editing()).toEqual({ 2: EDITED })
    actor.send({ type: 'import.drop' })
    expect(editing()).toEqual({})
  })

  it('does not come in while an open editor holds what was not saved', async () => {
    const { actor, sendings, choose, end, state } = await start()
    const report = { ...NEW, items: NEW.items.map((item) => ({ ...item, edit: EDITED })) }
    choose()
    end(success(report))
    actor.send({ type: 'import.edit', item: 1 })
    actor.send({ type: 'import.edit', item: 2 })
    actor.send({ type: 'import.type', item: 2, question: { ...EDITED, points: 3 } })
    actor.send({ type: 'import.start' })
    expect([state(), sendings.length]).toEqual([{ preparing: 'checked' }, 1])
    actor.send({ type: 'import.cancel', item: 2 })
    actor.send({ type: 'import.start' })
    expect([state(), sendings.at(-1)?.how]).toEqual([{ importing: 'waiting' }, 'bring'])
  })

  it('may fail to be looked at or to come in, and is sent again', async () => {
    const { actor, sendings, choose, end, state, context } = await start()
    choose()
    end(UNREACHABLE)
    expect([state(), context().failure]).toEqual([{ preparing: 'unchecked' }, { kind: 'unreachable' }])
    actor.send({ type: 'import.retry' })
    end(success(NEW))
    actor.send({ type: 'import.start' })
    end(UNREACHABLE)
    expect(state()).toBe('broken')
    actor.send({ type: 'import.retry' })
    expect([state(), context().failure, sendings.map(({ how }) => how)]).toEqual([
      { importing: 'waiting' },
      null,
      ['check', 'check', 'bring', 'bring'],
    ])
    end(UNREACHABLE)
    actor.send({ type: 'import.drop' })
    expect([state(), context().report]).toEqual(['choosing', null])
  })

  it('says how far it is every second, whatever becomes of the asking', async () => {
    const { clock, asked, end, state, context, toImporting } = await start()
    toImporting()
    clock.increment(999)
    expect(state()).toEqual({ importing: 'waiting' })
    clock.increment(1)
    expect(state()).toEqual({ importing: 'asking' })
    asked.answer(success({ done: 100, total: 150 }))
    await settle()
    expect([state(), context().progress]).toEqual([{ importing: 'waiting' }, { done: 100, total: 150 }])
    clock.increment(1000)
    asked.answer(UNREACHABLE)
    await settle()
    clock.increment(1000)
    asked.fail(new Error('a bug'))
    await settle()
    expect([state(), context().progress]).toEqual([{ importing: 'waiting' }, { done: 100, total: 150 }])
    clock.increment(1000)
    end(success(NEW))
    expect(state()).toBe('imported')
  })

  it('keeps its place while it comes in; afterwards there is another file, or another place', async () => {
    const { actor, choose, end, state, context, toImporting } = await start()
    toImporting()
    actor.send({ type: 'import.place', place: WHOLE_BANK })
    expect(context().place).toBe(MATHS)
    end(success(NEW))
    choose()
    expect([state(), context().report]).toEqual([{ preparing: 'checking' }, null])
    end(success(NEW))
    actor.send({ type: 'import.start' })
    end(success(NEW))
    actor.send({ type: 'import.place', place: WHOLE_BANK })
    expect([state(), context().file, context().place]).toEqual(['choosing', null, WHOLE_BANK])
    actor.send({ type: 'import.place', place: MATHS })
    toImporting()
    end(success(NEW))
    actor.send({ type: 'import.drop' })
    expect(state()).toBe('choosing')
  })

  it('is there again after a reload, until it is in or let go of', async () => {
    const { actor, sendings, files, choose, end, state, context } = await start(MATHS, FILE)
    expect([state(), context().file, sendings.map(({ how }) => how)]).toEqual([
      { preparing: 'checking' },
      FILE,
      ['check'],
    ])
    end(success(NEW))
    actor.send({ type: 'import.start' })
    end(success(NEW))
    expect([state(), files]).toEqual(['imported', [null]])
    choose()
    actor.send({ type: 'import.drop' })
    expect(files).toEqual([null, FILE.name, null])
  })

  it('may be chosen before it is known what was left, or where that is never known', async () => {
    const waiting = createActor(
      questionImportMachine.provide({
        actions: { keepFile: () => undefined },
        actors: {
          recall: fromPromise<QuestionFile | null>(() => new Promise(() => undefined)),
          send: fromCallback(() => undefined),
        },
      }),
      { input: { userId: 7, place: MATHS }, inspect: log.inspect },
    ).start()
    waiting.send({ type: 'import.choose', file: FILE })
    expect(waiting.getSnapshot().value).toEqual({ preparing: 'checking' })
    const broken = createActor(
      questionImportMachine.provide({
        actors: { recall: fromPromise<QuestionFile | null>(() => Promise.reject(new Error('a bug'))) },
      }),
      { input: { userId: 7, place: MATHS }, inspect: log.inspect },
    ).start()
    await settle()
    expect(broken.getSnapshot().value).toBe('choosing')
  })

  it('takes every transition it declares', () => {
    const left = declaredTransitions(questionImportMachine).filter((key) => !log.taken.has(key))
    expect(left).toEqual([])
  })
})

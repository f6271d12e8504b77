import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { composerMachine } from '#domain/paper/composer.machine.ts'
import type { OpenedComposer } from '#domain/paper/composer.setup.ts'
import { itemsOf, type Paper } from '#domain/paper/paper.ts'
import type { UnsavedPaper } from '#domain/paper/unsaved-paper.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPaper } from '#tests/support/papers.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const OFFLINE: Failure = { kind: 'unreachable' }
const QUESTIONS = [11, 12, 13, 21, 22].map((id) => aQuestion({ id }))

const start = () => {
  const open = deferred<Result<OpenedComposer, Failure>>()
  const save = deferred<Result<Paper, Failure>>()
  const sent: Paper[] = []
  const signals: AbortSignal[] = []
  const clock = new SimulatedClock()
  const browser: { place: object; unsaved: UnsavedPaper | null }[] = []
  const actor = createActor(
    composerMachine.provide({
      actors: {
        open: fromPromise(() => open.ask()),
        save: fromPromise(async ({ input, signal }) => {
          sent.push(input)
          signals.push(signal)
          const result = await save.ask()
          const isNew = itemsOf(input).some(({ version }) => version === 2)
          return { sent: input, result, ...(isNew && { questions: [aQuestion({ id: 12, stem: '新的' })] }) }
        }),
      },
      actions: { keep: (_, kept) => void browser.push(kept) },
    }),
    { input: { id: 9, userId: 1 }, clock, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const rename = (name: string) => actor.send({ type: 'composer.change', change: { kind: 'rename', name } })
  const state = () => actor.getSnapshot().value
  const paper = () => actor.getSnapshot().context.paper
  /** What lies in the browser. */
  const unsaved = () => browser.at(-1)?.unsaved ?? null
  return { actor, open, save, sent, signals, recording, rename, state, paper, clock, browser, unsaved }
}

const opened = async (left: UnsavedPaper | null = null, paper = aPaper()) => {
  const started = start()
  started.open.answer(success({ paper, questions: QUESTIONS, left }))
  await settle()
  return started
}

describe('a paper that is composed', () => {
  it.each<[Failure, string]>([
    [{ kind: 'rejected', reason: 'missing', message: '' }, 'missing'],
    [{ kind: 'forbidden', message: '' }, 'forbidden'],
    [OFFLINE, 'failed'],
  ])('says why it cannot be opened: %o', async (failure, state) => {
    const { open, ...composer } = start()
    open.answer(failed(failure))
    await settle()
    expect(composer.state()).toBe(state)
  })

  it('is read again where it could not be', async () => {
    const { open, actor, state } = start()
    open.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'composer.retry' })
    open.answer(success({ paper: aPaper(), questions: QUESTIONS, left: null }))
    await settle()
    expect(state()).toEqual({ open: 'kept' })
  })

  it('is a defect where a bug keeps it from being read or saved, and is read again', async () => {
    const { open, save, actor, state, rename, unsaved } = start()
    open.fail(new Error('a bug'))
    await settle()
    expect(state()).toBe('defect')
    actor.send({ type: 'composer.retry' })
    open.answer(success({ paper: aPaper(), questions: QUESTIONS, left: null }))
    await settle()
    rename('甲')
    save.fail(new Error('a bug'))
    await settle()
    const changed = aPaper({ name: '甲' })
    expect([state(), unsaved()]).toEqual(['defect', { paper: changed, unanswered: changed }])
  })

  it('keeps each change at once, and what was changed meanwhile after it, from the newest version', async () => {
    const { save, sent, rename, state, paper } = await opened()
    rename('甲')
    rename('乙')
    expect([state(), sent.map(({ name }) => name)]).toEqual([{ open: 'saving' }, ['甲']])
    save.answer(success(aPaper({ name: '甲', version: 4 })))
    await settle()
    expect(sent.map(({ name, version }) => [name, version])).toEqual([
      ['甲', 3],
      ['乙', 4],
    ])
    save.answer(success(aPaper({ name: '乙', version: 5 })))
    await settle()
    expect([state(), paper()?.name, paper()?.version]).toEqual([{ open: 'kept' }, '乙', 5])
  })

  it('asks a question as it is now in place of what it was, and as it was again when that is undone', async () => {
    const { actor, save, sent, state } = await opened()
    const change = { kind: 'renew', questionId: 12, from: 1, to: 2 } as const
    actor.send({ type: 'composer.change', change })
    const askedIn = (paper: Paper | undefined) =>
      paper?.sections.flatMap(({ items }) => items.map(({ version }) => version))
    expect(askedIn(sent[0])).toEqual([undefined, 2, undefined, undefined, undefined])
    save.answer(success(aPaper({ version: 4 })))
    await settle()
    const stem = () => actor.getSnapshot().context.questions.get(12)?.stem
    expect(stem()).toBe('新的')
    actor.send({ type: 'composer.undo' })
    expect(askedIn(sent[1])).toEqual([undefined, 1, undefined, undefined, undefined])
    save.answer(success(aPaper({ version: 5 })))
    await settle()
    expect(state()).toEqual({ open: 'kept' })
    actor.send({ type: 'composer.change', change: { kind: 'swap', questionId: 12, by: 30 } })
    expect(sent[2]?.sections[0]?.items[1]).toEqual({ questionId: 30, score: 5 })
  })

  it('keeps here what could not be kept there, and tries again with the next change or when asked', async () => {
    const { actor, save, sent, rename, state, paper } = await opened()
    rename('甲')
    save.answer(failed(OFFLINE))
    await settle()
    expect([state(), paper()?.name, actor.getSnapshot().context.failure]).toEqual([
      { open: 'unkept' },
      '甲',
      OFFLINE,
    ])
    rename('乙')
    save.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'composer.retry' })
    save.answer(success(aPaper({ name: '甲', version: 4 })))
    await settle()
    save.answer(success(aPaper({ name: '乙', version: 5 })))
    await settle()
    expect([state(), sent.map(({ name, version }) => [name, version])]).toEqual([
      { open: 'kept' },
      [
        ['甲', 3],
        ['甲', 3],
        ['甲', 3],
        ['乙', 4],
      ],
    ])
  })

  it('sends what was perhaps stored until it is answered, and what was refused with the next change', async () => {
    const { save, sent, rename, state } = await opened()
    rename('甲')
    save.answer(failed({ kind: 'timedOut' }))
    await settle()
    rename('乙')
    save.answer(failed({ kind: 'rejected', reason: 'invalid', message: '' }))
    await settle()
    rename('丙')
    save.answer(success(aPaper({ name: '丙', version: 4 })))
    await settle()
    expect([state(), sent.map(({ name }) => name)]).toEqual([{ open: 'kept' }, ['甲', '甲', '丙']])
  })

  it('writes nothing over what somebody changed elsewhere, and can read it', async () => {
    const { actor, open, save, sent, rename, state, paper } = await opened()
    rename('甲')
    save.answer(failed({ kind: 'rejected', reason: 'conflict', message: '' }))
    await settle()
    rename('乙')
    await settle()
    expect([state(), sent.length]).toEqual([{ open: 'conflicting' }, 1])
    actor.send({ type: 'composer.reload' })
    open.answer(success({ paper: aPaper({ name: '别人的', version: 7 }), questions: QUESTIONS, left: null }))
    await settle()
    expect([state(), paper()?.name]).toEqual([{ open: 'kept' }, '别人的'])
  })

  it('is kept to its last change after its page has gone, and then ends', async () => {
    const { actor, save, sent, rename, state } = await opened()
    rename('甲')
    rename('乙')
    actor.send({ type: 'composer.leave' })
    save.answer(success(aPaper({ name: '甲', version: 4 })))
    await settle()
    save.answer(success(aPaper({ name: '乙', version: 5 })))
    await settle()
    expect(sent.map(({ name, version }) => [name, version])).toEqual([
      ['甲', 3],
      ['乙', 4],
    ])
    expect([state(), actor.getSnapshot().status]).toEqual(['gone', 'done'])
  })

  it('tries once more to keep on leaving what could not be kept', async () => {
    const { actor, save, sent, rename, state } = await opened()
    rename('甲')
    save.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'composer.leave' })
    save.answer(failed(OFFLINE))
    await settle()
    expect([state(), sent.map(({ name }) => name)]).toEqual(['gone', ['甲', '甲']])
  })

  it('writes nothing over what somebody changed elsewhere when it is left either', async () => {
    const { actor, save, sent, rename, state } = await opened()
    rename('甲')
    rename('乙')
    actor.send({ type: 'composer.leave' })
    save.answer(failed({ kind: 'rejected', reason: 'conflict', message: '' }))
    await settle()
    expect([state(), sent.length]).toEqual(['gone', 1])
  })

  it('ends at once on leaving where there is nothing to keep', async () => {
    const { actor, state } = await opened()
    actor.send({ type: 'composer.leave' })
    expect(state()).toBe('gone')
  })

  it('takes changes back, the last first, and knows the question that a swap brings', async () => {
    const { actor, save, paper, recording } = await opened()
    const change = { kind: 'swap', questionId: 12, by: 99 } as const
    actor.send({ type: 'composer.change', change, questions: [aQuestion({ id: 99 })] })
    await settle()
    expect([
      paper()?.sections[0]?.items[1]?.questionId,
      actor.getSnapshot().context.questions.has(99),
    ]).toEqual([99, true])
    save.answer(success(aPaper({ version: 5 })))
    await settle()
    actor.send({ type: 'composer.undo' })
    expect([paper()?.sections, paper()?.version]).toEqual([aPaper().sections, 5])
    actor.send({ type: 'composer.undo' })
    expect(recording.emitted).toEqual([{ type: 'composer.undone' }])
  })
})

describe('what is not saved of a paper', () => {
  const place = { userId: 1, paperId: 9 }
  const first = aPaper({ name: '甲' })
  const second = aPaper({ name: '乙' })

  it('lies in the browser from the change until it is saved, with what is on its way', async () => {
    const { save, rename, browser, unsaved } = await opened()
    expect(browser).toEqual([{ place, unsaved: null }])
    rename('甲')
    expect(browser.slice(1)).toEqual([
      { place, unsaved: { paper: first, unanswered: null } },
      { place, unsaved: { paper: first, unanswered: first } },
    ])
    rename('乙')
    expect(unsaved()).toEqual({ paper: second, unanswered: first })
    save.answer(success(aPaper({ name: '甲', version: 4 })))
    await settle()
    const next = aPaper({ name: '乙', version: 4 })
    expect(unsaved()).toEqual({ paper: next, unanswered: next })
    save.answer(success(aPaper({ name: '乙', version: 5 })))
    await settle()
    expect(unsaved()).toBe(null)
  })

  it('lies there still after a leave that could not save it, and after the session is over', async () => {
    const left = await opened()
    left.rename('甲')
    left.actor.send({ type: 'composer.leave' })
    left.save.answer(failed(OFFLINE))
    await settle()
    expect([left.state(), left.unsaved()]).toEqual(['gone', { paper: first, unanswered: first }])
    const over = await opened()
    over.rename('甲')
    over.save.answer(failed({ kind: 'expired', message: '' }))
    await settle()
    over.actor.send({ type: 'composer.drop' })
    expect([over.state(), over.unsaved()]).toEqual(['gone', { paper: first, unanswered: null }])
  })

  it('is sent by itself, once, when the paper is opened again', async () => {
    for (const unanswered of [null, first]) {
      const { save, sent, state, unsaved, recording } = await opened({ paper: first, unanswered })
      expect([state(), sent, recording.emitted]).toEqual([
        { open: 'saving' },
        [first],
        [{ type: 'composer.restored' }],
      ])
      save.answer(success(aPaper({ name: '甲', version: 4 })))
      await settle()
      expect([state(), sent.length, unsaved()]).toEqual([{ open: 'kept' }, 1, null])
    }
  })

  it('is sent after what was perhaps stored, and alone where that is known to be stored', async () => {
    const left = { paper: second, unanswered: first }
    const perhaps = await opened(left)
    perhaps.save.answer(success(aPaper({ name: '甲', version: 4 })))
    await settle()
    expect(perhaps.sent).toEqual([first, aPaper({ name: '乙', version: 4 })])
    const known = await opened(left, aPaper({ name: '甲', version: 4 }))
    expect(known.sent).toEqual([aPaper({ name: '乙', version: 4 })])
  })

  it('is nothing where the server has it by now', async () => {
    const stored = aPaper({ name: '甲', version: 4 })
    const { state, paper, sent, unsaved, recording } = await opened(
      { paper: first, unanswered: first },
      stored,
    )
    expect([state(), paper(), sent, unsaved(), recording.emitted]).toEqual([
      { open: 'kept' },
      stored,
      [],
      null,
      [],
    ])
  })

  it('writes nothing over what was changed elsewhere meanwhile, stays, and is given up by a reload alone', async () => {
    const theirs = aPaper({ name: '别人的', version: 7 })
    const { actor, open, save, state, paper, unsaved } = await opened(
      { paper: first, unanswered: null },
      theirs,
    )
    save.answer(failed({ kind: 'rejected', reason: 'conflict', message: '' }))
    await settle()
    expect([state(), paper(), unsaved()]).toEqual([
      { open: 'conflicting' },
      first,
      { paper: first, unanswered: null },
    ])
    actor.send({ type: 'composer.reload' })
    expect(unsaved()).toBe(null)
    open.answer(success({ paper: theirs, questions: QUESTIONS, left: null }))
    await settle()
    expect([state(), paper()]).toEqual([{ open: 'kept' }, theirs])
  })

  it('is sent again by itself, after ever longer waits, for as long as the line is away', async () => {
    const { save, sent, rename, clock, state, unsaved } = await opened()
    rename('甲')
    for (const wait of [2000, 4000, 8000]) {
      save.answer(failed(OFFLINE))
      await settle()
      const before = sent.length
      clock.increment(wait - 1)
      expect([state(), sent.length]).toEqual([{ open: 'unkept' }, before])
      clock.increment(1)
      expect([state(), sent.length]).toEqual([{ open: 'saving' }, before + 1])
    }
    save.answer(success(aPaper({ name: '甲', version: 4 })))
    await settle()
    expect([state(), sent.every((one) => one === sent[0]), unsaved()]).toEqual([{ open: 'kept' }, true, null])
  })

  it('is not sent again by itself where it was refused', async () => {
    const { save, sent, rename, clock, state, unsaved } = await opened()
    rename('甲')
    save.answer(failed({ kind: 'rejected', reason: 'invalid', message: '' }))
    await settle()
    clock.increment(600_000)
    expect([state(), sent.length, unsaved()]).toEqual([
      { open: 'unkept' },
      1,
      { paper: first, unanswered: null },
    ])
  })
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(composerMachine))
})

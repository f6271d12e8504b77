import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { basketContentsMachine } from '#domain/paper/basket-contents.machine.ts'
import { bankQuestionMachine } from '#domain/question/bank-question.machine.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import { faultReportMachine } from '#domain/question/fault-report.machine.ts'
import { foundQuestionsMachine } from '#domain/question/found-questions.machine.ts'
import { openFaultsMachine } from '#domain/question/open-faults.machine.ts'
import { ownFaultsMachine } from '#domain/question/own-faults.machine.ts'
import type { Question } from '#domain/question/question.ts'
import type { QuestionFault } from '#domain/question/question-fault.ts'
import type { ReportedFault } from '#domain/question/reported-fault.ts'
import { solutionMachine } from '#domain/question/solution.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const GONE = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有了' })

describe('the questions that a list found', () => {
  const log = transitionLog()
  const start = () => {
    const read = deferred<Result<readonly Question[], Failure>>()
    const asked: (readonly number[])[] = []
    const actor = createActor(
      foundQuestionsMachine.provide({
        actors: {
          read: fromPromise(({ input }) => {
            asked.push(input)
            return read.ask()
          }),
        },
      }),
      { input: { contentIds: [7, 8] }, inspect: log.inspect },
    )
    actor.start()
    const answer = async (result: Result<readonly Question[], Failure>) => {
      read.answer(result)
      await settle()
    }
    const known = () => [...actor.getSnapshot().context.questions.keys()]
    return { actor, read, asked, answer, known, state: () => actor.getSnapshot().value }
  }

  it('are read all at once, and stay until those of another list have come', async () => {
    const { actor, asked, answer, known, state } = start()
    expect(state()).toBe('reading')
    await answer(success([aQuestion({ id: 70, contentId: 7 })]))
    expect([state(), known()]).toEqual(['ready', [7]])
    actor.send({ type: 'foundQuestions.show', contentIds: [9] })
    expect([state(), known()]).toEqual(['reading', [7]])
    await answer(success([aQuestion({ id: 90, contentId: 9 })]))
    expect([known(), asked]).toEqual([[9], [[7, 8], [9]]])
  })

  it('may fail, and are asked for again', async () => {
    const { actor, answer, known, state } = start()
    await answer(UNREACHABLE)
    expect([state(), actor.getSnapshot().context.failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'foundQuestions.retry' })
    await answer(success([aQuestion({ id: 70, contentId: 7 })]))
    expect([state(), known()]).toEqual(['ready', [7]])
  })

  it('may meet a bug, and are asked for again', async () => {
    const { actor, read, answer, state } = start()
    read.fail(new Error('a bug'))
    await settle()
    expect([state(), actor.getSnapshot().context]).toEqual([
      'failed',
      { contentIds: [7, 8], questions: new Map(), failure: null },
    ])
    actor.send({ type: 'foundQuestions.retry' })
    await answer(success([]))
    expect(state()).toBe('ready')
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(foundQuestionsMachine))
  })
})

describe('the solution of a question', () => {
  const log = transitionLog()
  const start = () => {
    const read = deferred<Result<Question, Failure>>()
    const actor = createActor(solutionMachine.provide({ actors: { read: fromPromise(() => read.ask()) } }), {
      input: { questionId: 1 },
      inspect: log.inspect,
    })
    actor.start()
    const toggle = () => actor.send({ type: 'solution.toggle' })
    return { actor, read, toggle, state: () => actor.getSnapshot().value }
  }

  it('is asked for when it is unfolded, once', async () => {
    const { actor, read, toggle, state } = start()
    toggle()
    expect([state(), actor.getSnapshot().hasTag('unfolded')]).toEqual(['reading', true])
    read.answer(success(aQuestion()))
    await settle()
    toggle()
    expect(state()).toBe('folded')
    toggle()
    expect([state(), actor.getSnapshot().context.solved]).toEqual(['shown', aQuestion()])
  })

  it('is not waited for when it is folded again', async () => {
    const { read, toggle, state } = start()
    toggle()
    toggle()
    read.answer(success(aQuestion()))
    await settle()
    expect(state()).toBe('folded')
  })

  it('may fail, and is asked for again', async () => {
    const { actor, read, toggle, state } = start()
    toggle()
    read.answer(UNREACHABLE)
    await settle()
    expect([state(), actor.getSnapshot().context.failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'solution.retry' })
    read.fail(new Error('a bug'))
    await settle()
    expect(state()).toBe('defect')
    actor.send({ type: 'solution.retry' })
    read.answer(success(aQuestion()))
    await settle()
    expect(state()).toBe('shown')
  })

  it.each(['failed', 'defect'])('is folded again where it is %s, with nothing to show', async (where) => {
    const { actor, read, toggle, state } = start()
    toggle()
    if (where === 'failed') read.answer(UNREACHABLE)
    else read.fail(new Error('a bug'))
    await settle()
    expect(state()).toBe(where)
    toggle()
    expect([state(), actor.getSnapshot().context.solved]).toEqual(['folded', null])
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(solutionMachine))
  })
})

describe('an error in a question', () => {
  const log = transitionLog()
  const start = () => {
    const send = deferred<Result<true, Failure>>()
    const sent: QuestionFault[] = []
    const said: string[] = []
    const actor = createActor(
      faultReportMachine.provide({
        actors: {
          send: fromPromise(({ input }) => {
            sent.push(input)
            return send.ask()
          }),
        },
      }),
      { input: { questionId: 5, clientId: 'fault-00001' }, inspect: log.inspect },
    )
    actor.on('fault.sent', ({ type }) => said.push(type))
    actor.start()
    return { actor, send, sent, said, context: () => actor.getSnapshot().context }
  }

  it('is not sent before it is whole, and says what is missing', () => {
    const { actor, sent, context } = start()
    const problem = () => {
      actor.send({ type: 'fault.send' })
      return context().problem
    }
    expect(problem()).toBe('kindMissing')
    actor.send({ type: 'fault.choose', kind: 'stem' })
    expect(context().problem).toBe(null)
    actor.send({ type: 'fault.write', content: ' 错 了 ' })
    expect(problem()).toBe('tooShort')
    actor.send({ type: 'fault.write', content: '错'.repeat(501) })
    expect([problem(), sent]).toEqual(['tooLong', []])
  })

  it('keeps its id through every attempt, and what was written until the server has it', async () => {
    const { actor, send, sent, said, context } = start()
    actor.send({ type: 'fault.choose', kind: 'answer' })
    actor.send({ type: 'fault.write', content: ' 答案应该是 B ' })
    actor.send({ type: 'fault.send' })
    send.answer(UNREACHABLE)
    await settle()
    expect([context().content, context().failure]).toEqual([' 答案应该是 B ', { kind: 'unreachable' }])
    actor.send({ type: 'fault.send' })
    send.fail(new Error('a bug'))
    await settle()
    expect(actor.getSnapshot().value).toEqual({ writing: 'defect' })
    actor.send({ type: 'fault.send' })
    send.answer(success(true as const))
    await settle()
    const fault = { questionId: 5, clientId: 'fault-00001', kind: 'answer', content: '答案应该是 B' }
    expect([sent, said, actor.getSnapshot().value]).toEqual([[fault, fault, fault], ['fault.sent'], 'sent'])
  })

  it('is another report once it is changed after an attempt: what was told first is not all of it', async () => {
    const { actor, send, sent } = start()
    actor.send({ type: 'fault.choose', kind: 'answer' })
    const tell = async (content: string) => {
      actor.send({ type: 'fault.write', content })
      actor.send({ type: 'fault.send' })
      send.answer(UNREACHABLE)
      await settle()
    }
    await tell('答案应该是 B')
    expect(actor.getSnapshot().context.tried).toBe(true)
    await tell('答案应该是 B，解析也错了')
    actor.send({ type: 'fault.choose', kind: 'analysis' })
    expect(actor.getSnapshot().context.tried).toBe(false)
    actor.send({ type: 'fault.send' })
    expect(sent.map(({ clientId }) => clientId)).toEqual(['fault-00001', 'fault-2', 'fault-3'])
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(faultReportMachine))
  })
})

describe('one question of the bank', () => {
  const log = transitionLog()
  const start = () => {
    const load = deferred<Result<BankQuestion, Failure>>()
    const similar = deferred<Result<readonly Question[], Failure>>()
    const asked: number[] = []
    const actor = createActor(
      bankQuestionMachine.provide({
        actors: {
          load: fromPromise(() => load.ask()),
          loadSimilar: fromPromise(({ input }) => {
            asked.push(input)
            return similar.ask()
          }),
        },
      }),
      { input: { id: 7 }, inspect: log.inspect },
    )
    actor.start()
    return { actor, load, similar, asked, state: () => actor.getSnapshot().value }
  }
  const found: BankQuestion = { card: aCard(), question: aQuestion({ id: 70 }), editable: false }

  it('is shown before others like it have come', async () => {
    const { actor, load, similar, asked, state } = start()
    load.answer(success(found))
    await settle()
    expect([state(), actor.getSnapshot().context.found, asked]).toEqual([{ ready: 'comparing' }, found, [70]])
    similar.answer(success([aQuestion({ id: 71 })]))
    await settle()
    expect([state(), actor.getSnapshot().context.similar]).toEqual([
      { ready: 'whole' },
      [aQuestion({ id: 71 })],
    ])
  })

  it('is whole without others where there is nothing like it', async () => {
    const { actor, load, similar, state } = start()
    load.answer(success(found))
    await settle()
    similar.answer(UNREACHABLE)
    await settle()
    expect([state(), actor.getSnapshot().context.similar]).toEqual([{ ready: 'whole' }, []])
    const other = start()
    other.load.answer(success(found))
    await settle()
    other.similar.fail(new Error('a bug'))
    await settle()
    expect([other.state(), other.actor.getSnapshot().context]).toEqual([
      { ready: 'whole' },
      { id: 7, found, similar: [], failure: null },
    ])
  })

  it.each([
    [GONE, 'missing'],
    [failed<Failure>({ kind: 'rejected', reason: 'withdrawn', message: '' }), 'withdrawn'],
    [failed<Failure>({ kind: 'forbidden', message: '' }), 'forbidden'],
    [UNREACHABLE, 'failed'],
  ])('may be %o: %s', async (answer, state) => {
    const { actor, load } = start()
    load.answer(answer)
    await settle()
    expect(actor.getSnapshot().value).toBe(state)
  })

  it('is asked for again after a failure, a bug, and once it may be there again', async () => {
    const { actor, load, state } = start()
    load.answer(UNREACHABLE)
    await settle()
    actor.send({ type: 'bankQuestion.retry' })
    load.fail(new Error('a bug'))
    await settle()
    expect(state()).toBe('defect')
    actor.send({ type: 'bankQuestion.retry' })
    load.answer(failed({ kind: 'rejected', reason: 'withdrawn', message: '' }))
    await settle()
    actor.send({ type: 'bankQuestion.retry' })
    load.answer(success(found))
    await settle()
    expect(state()).toEqual({ ready: 'comparing' })
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(bankQuestionMachine))
  })
})

describe('what is in a basket', () => {
  const log = transitionLog()
  it('is read as it is now, and again after a failure', async () => {
    const read = deferred<Result<readonly Question[], Failure>>()
    const asked: (readonly number[])[] = []
    const actor = createActor(
      basketContentsMachine.provide({
        actors: {
          read: fromPromise(({ input }) => {
            asked.push(input)
            return read.ask()
          }),
        },
      }),
      { input: { questionIds: [3, 1] }, inspect: log.inspect },
    )
    actor.start()
    read.answer(UNREACHABLE)
    await settle()
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'basketContents.retry' })
    read.fail(new Error('a bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'basketContents.retry' })
    read.answer(success([aQuestion({ id: 3 })]))
    await settle()
    expect([asked, actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      [
        [3, 1],
        [3, 1],
        [3, 1],
      ],
      'ready',
      { questionIds: [3, 1], questions: [aQuestion({ id: 3 })], failure: null },
    ])
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(basketContentsMachine))
  })
})

describe('what is known of reported errors', () => {
  const log = transitionLog()
  const fault = {
    id: 3,
    kind: 'stem',
    content: '题干少一个字',
    reportedAt: '2026-09-01T02:00:00Z',
    settlement: null,
  } as const

  it('is read beside the form, which works without it', async () => {
    const read = deferred<Result<readonly ReportedFault[], Failure>>()
    const start = () =>
      createActor(ownFaultsMachine.provide({ actors: { read: fromPromise(read.ask) } }), {
        input: { questionId: 5 },
        inspect: log.inspect,
      }).start()
    const actor = start()
    read.answer(success([fault]))
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.faults]).toEqual(['read', [fault]])
    const other = start()
    read.answer(UNREACHABLE)
    await settle()
    expect([other.getSnapshot().value, other.getSnapshot().context.faults]).toEqual(['read', []])
    const broken = start()
    read.fail(new Error('a bug'))
    await settle()
    expect([broken.getSnapshot().value, broken.getSnapshot().context]).toEqual([
      'read',
      { questionId: 5, faults: [] },
    ])
  })

  it('is counted; no number is none', async () => {
    const count = deferred<Result<number, Failure>>()
    const start = () =>
      createActor(openFaultsMachine.provide({ actors: { count: fromPromise(count.ask) } }), {
        inspect: log.inspect,
      }).start()
    const actor = start()
    count.answer(success(4))
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['counted', { count: 4 }])
    const other = start()
    count.fail(new Error('a bug'))
    await settle()
    expect([other.getSnapshot().value, other.getSnapshot().context]).toEqual(['counted', { count: 0 }])
  })

  it('takes every transition that is declared', () => {
    const declared = [...declaredTransitions(openFaultsMachine), ...declaredTransitions(ownFaultsMachine)]
    expect([...log.taken].sort()).toEqual(declared)
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { commentReportMachine } from '#domain/comment/comment-report.machine.ts'
import { type CommentReport, MAX_REPORT_WORDS, reportProblemOf } from '#domain/comment/comment-report.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('commentReport')
const log = transitionLog()

const EVENTS = [
  { type: 'report.choose', category: 'insult' },
  { type: 'report.choose', category: 'other' },
  { type: 'report.write', words: '骂人' },
  { type: 'report.write', words: '' },
  { type: 'report.send' },
  done('sending', success(true)),
  done('sending', failed({ kind: 'unreachable' })),
  broken('sending'),
]

const essence = ({ value, context }: SnapshotFrom<typeof commentReportMachine>) => ({
  value,
  category: context.category,
  words: context.words,
  problem: context.problem,
  failed: context.failure !== null,
})

const bind = (sent: CommentReport[] = []) => {
  const send = deferred<Result<true, Failure>>()
  const machine = commentReportMachine.provide({
    actors: {
      send: fromPromise(({ input }) => {
        sent.push(input)
        return send.ask()
      }),
    },
  })
  return { machine, ports: { sending: send } }
}

describe('a report of a comment', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: commentReportMachine,
      input: { commentId: 7 },
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(10)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(commentReportMachine))
  })

  it('is sent trimmed, and told once it was taken', async () => {
    const sent: CommentReport[] = []
    const { machine, ports } = bind(sent)
    const actor = createActor(machine, { input: { commentId: 7 } })
    const told: unknown[] = []
    actor.on('report.sent', (event) => told.push(event))
    actor.start()
    actor.send({ type: 'report.choose', category: 'other' })
    actor.send({ type: 'report.write', words: ' 说了别人的住址 ' })
    actor.send({ type: 'report.send' })
    ports.sending.answer(success(true))
    await settle()
    expect(sent).toEqual([{ commentId: 7, category: 'other', words: '说了别人的住址' }])
    expect(told).toEqual([{ type: 'report.sent', commentId: 7 }])
  })

  it.each([
    [null, '', 'category'],
    ['insult', '', null],
    ['other', '  ', 'words'],
    ['other', '刷屏', null],
    ['insult', '字'.repeat(MAX_REPORT_WORDS + 1), 'tooLong'],
  ] as const)('for %s with %s lacks %s', (category, words, problem) => {
    expect(reportProblemOf(category, words)).toBe(problem)
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  type ContentStanding,
  MAX_TAKE_DOWN_REASON,
  type TakeDown,
  takeDownProblemOf,
} from '#domain/moderation/content-standing.ts'
import { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('moderation')
const log = transitionLog()

const OFFERED: ContentStanding = {
  contentId: 7,
  name: '浮力.pdf',
  withdrawal: null,
  canTakeDown: true,
  canRestore: false,
}
const DOWN: ContentStanding = {
  ...OFFERED,
  withdrawal: { reason: '版权存疑', userName: '梁校务', at: '2026-09-01T08:00:00.000Z' },
  canTakeDown: false,
  canRestore: true,
}
/** Of a school that is another's to look after. */
const ELSEWHERE: ContentStanding = { ...OFFERED, canTakeDown: false }
const REFUSED = failed<Failure>({ kind: 'forbidden', message: '没有权限' })

const EVENTS = [
  { type: 'moderation.ask' },
  { type: 'moderation.write', reason: '版权存疑' },
  { type: 'moderation.write', reason: '不' },
  { type: 'moderation.takeDown' },
  { type: 'moderation.close' },
  { type: 'moderation.restore' },
  done('reading', success(OFFERED)),
  done('reading', success(DOWN)),
  done('reading', success(ELSEWHERE)),
  done('reading', REFUSED),
  broken('reading'),
  done('takingDown', success(DOWN)),
  done('takingDown', REFUSED),
  broken('takingDown'),
  done('restoring', success(OFFERED)),
  done('restoring', REFUSED),
  broken('restoring'),
]

const essence = ({ value, context }: SnapshotFrom<typeof moderationMachine>) => ({
  value,
  down: context.standing?.withdrawal !== null,
  reason: context.reason,
  problem: context.problem,
  failed: context.failure !== null,
})

const bind = (sent: TakeDown[] = []) => {
  const reading = deferred<Result<ContentStanding, Failure>>()
  const takingDown = deferred<Result<ContentStanding, Failure>>()
  const restoring = deferred<Result<ContentStanding, Failure>>()
  const machine = moderationMachine.provide({
    actors: {
      read: fromPromise(() => reading.ask()),
      takeDown: fromPromise(({ input }) => {
        sent.push(input)
        return takingDown.ask()
      }),
      restore: fromPromise(() => restoring.ask()),
    },
  })
  return { machine, ports: { reading, takingDown, restoring } }
}

describe('a content in the hands of who may take it down', () => {
  it.each([
    false,
    true,
  ])('is everywhere where the statechart says (asked at once: %s)', async (asksAtOnce) => {
    const states = await walkEverywhere({
      machine: moderationMachine,
      input: { contentId: 7, asksAtOnce },
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(10)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(moderationMachine))
  })

  it('is taken down with its reason trimmed, and told so; then offered again', async () => {
    const sent: TakeDown[] = []
    const { machine, ports } = bind(sent)
    const actor = createActor(machine, { input: { contentId: 7, asksAtOnce: false } })
    const told: unknown[] = []
    actor.on('*', (event) => told.push(event))
    actor.start()
    ports.reading.answer(success(OFFERED))
    await settle()
    actor.send({ type: 'moderation.ask' })
    actor.send({ type: 'moderation.takeDown' })
    expect(actor.getSnapshot().context.problem).toBe('short')
    actor.send({ type: 'moderation.write', reason: ' 版权存疑 ' })
    actor.send({ type: 'moderation.takeDown' })
    ports.takingDown.answer(success(DOWN))
    await settle()
    expect(sent).toEqual([{ contentId: 7, reason: '版权存疑' }])
    expect(actor.getSnapshot().context.reason).toBe('')
    actor.send({ type: 'moderation.restore' })
    ports.restoring.answer(success(OFFERED))
    await settle()
    expect(told).toEqual([
      { type: 'moderation.takenDown', name: '浮力.pdf' },
      { type: 'moderation.restored', name: '浮力.pdf' },
    ])
  })

  it.each([
    false,
    true,
  ])('is nothing to be shown where it is another school’s (asked at once: %s)', async (asksAtOnce) => {
    const { machine, ports } = bind()
    const actor = createActor(machine, { input: { contentId: 7, asksAtOnce } })
    const told: unknown[] = []
    actor.on('*', (event) => told.push(event))
    actor.start()
    ports.reading.answer(success(ELSEWHERE))
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'unknown', context: { standing: null } })
    expect(told).toEqual(
      asksAtOnce ? [{ type: 'moderation.refused', failure: { kind: 'forbidden', message: '' } }] : [],
    )
  })

  it('keeps the reason where the server refuses, and when the dialog is closed', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine, { input: { contentId: 7, asksAtOnce: true } }).start()
    ports.reading.answer(success(OFFERED))
    await settle()
    actor.send({ type: 'moderation.write', reason: '版权存疑' })
    actor.send({ type: 'moderation.takeDown' })
    ports.takingDown.answer(REFUSED)
    await settle()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: { reason: '版权存疑', failure: { kind: 'forbidden' } },
    })
    actor.send({ type: 'moderation.close' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'known',
      context: { reason: '版权存疑', failure: null },
    })
  })

  it.each([
    ['', 'short'],
    ['版权', 'short'],
    [' 版权 ', 'short'],
    ['版权存疑', null],
    ['字'.repeat(MAX_TAKE_DOWN_REASON), null],
    ['字'.repeat(MAX_TAKE_DOWN_REASON + 1), 'long'],
  ] as const)('for “%s” lacks %s', (reason, problem) => {
    expect(takeDownProblemOf(reason)).toBe(problem)
  })
})

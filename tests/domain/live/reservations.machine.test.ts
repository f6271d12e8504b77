import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { selectReservation } from '#application/live/reservations.selectors.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { isReservable, type ReservationTask } from '#domain/live/reservation.ts'
import { type ReservationAnswer, reservationsMachine } from '#domain/live/reservations.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

const log = transitionLog()

const card = (id: number, reserved = false) =>
  aCard({ id, type: 2, liveStatus: 'announced', startTime: '2026-09-04T02:00:00Z', reserved })
const reserve = (id: number): ReservationTask => ({ kind: 'reserve', lesson: card(id) })
const cancel = (id: number): ReservationTask => ({ kind: 'cancelReservation', lesson: card(id) })

const start = () => {
  const way = deferred<ReservationAnswer>()
  const performed: string[] = []
  const perform = fromPromise<ReservationAnswer, ReservationTask>(({ input: { kind, lesson } }) => {
    performed.push(`${kind} ${lesson.id}`)
    return way.ask()
  })
  const actor = createActor(reservationsMachine.provide({ actors: { perform } }), { inspect: log.inspect })
  const { emitted } = record(actor)
  actor.start()
  const answered = async (answer: ReservationAnswer) => {
    way.answer(answer)
    await settle()
  }
  return {
    actor,
    way,
    performed,
    emitted,
    answered,
    ask: (task: ReservationTask) => actor.send({ type: 'reservations.ask', task }),
    standing: (of = card(1)) => selectReservation(of)(actor.getSnapshot()),
  }
}

describe('reservations at cards', () => {
  it('are asked for one after the other, each once, and stand for the occurrence that was meant', async () => {
    const { ask, performed, answered, standing, emitted } = start()
    expect([standing(), standing(card(1, true))]).toEqual(['free', 'reserved'])
    for (const task of [reserve(1), reserve(1), cancel(1), cancel(2)]) ask(task)
    expect([standing(), standing(card(2, true))]).toEqual(['reserving', 'cancelling'])
    expect(performed).toEqual(['reserve 1'])
    await answered(success(true))
    expect([standing(), performed]).toEqual(['reserved', ['reserve 1', 'cancelReservation 2']])
    await answered(success(true))
    expect(standing(card(2, true))).toBe('free')
    // The next occurrence of the course is another lesson.
    expect(standing({ ...card(1), startTime: '2026-09-11T02:00:00Z' })).toBe('free')
    expect(emitted).toEqual([
      { type: 'reservations.done', task: reserve(1) },
      { type: 'reservations.done', task: cancel(2) },
    ])
  })

  it('that fail are tried again where they stand; what is refused is not', async () => {
    const { ask, answered, standing, emitted, way } = start()
    const unreachable = { kind: 'unreachable' } as const
    const began = { kind: 'rejected', reason: 'conflict', message: '直播已经开始，可以直接进入' } as const
    ask(reserve(1))
    await answered(failed(unreachable))
    expect(standing()).toBe('reserveFailed')
    ask(reserve(1))
    expect(standing()).toBe('reserving')
    await answered(failed(began))
    expect(standing()).toBe('refused')
    ask(cancel(1))
    way.fail(new Error('a bug'))
    await settle()
    expect(standing()).toBe('cancelFailed')
    expect(emitted).toEqual([
      { type: 'reservations.refused', task: reserve(1), failure: unreachable },
      { type: 'reservations.refused', task: reserve(1), failure: began },
      { type: 'reservations.refused', task: cancel(1), failure: null },
    ])
  })

  it('follow what another page did, and are forgotten with whoever asked', async () => {
    const { actor, ask, answered, standing, emitted } = start()
    actor.send({ type: 'reservations.noted', lesson: card(1), reserved: true })
    expect(standing()).toBe('reserved')
    ask(reserve(2))
    actor.send({ type: 'reservations.drop' })
    await answered(success(true))
    expect([standing(), standing(card(2)), emitted]).toEqual(['free', 'free', []])
  })

  it('are offered where there is one to make or to take back', () => {
    const announced = card(1)
    expect(
      [
        announced,
        card(1, true),
        { ...announced, cancelled: true },
        { ...announced, liveStatus: 'running' as const },
        { ...announced, reserved: null },
      ].map(isReservable),
    ).toEqual([true, true, false, false, false])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(
      expect.arrayContaining([...declaredTransitions(reservationsMachine)]),
    )
  })
})

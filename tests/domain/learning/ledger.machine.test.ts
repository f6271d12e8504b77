import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { OutboxEvent, Sending } from '#domain/kernel/outbox.events.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { BEAT_MS, ledgerMachine } from '#domain/learning/ledger.machine.ts'
import { type LedgerLine, lineOf } from '#domain/learning/ledger-line.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aMoment } from '#tests/support/learning.ts'
import { overtakingIn } from '#tests/support/outbox-walk.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

type LedgerEvent = OutboxEvent<LedgerLine>
type Delivery = Sending<LedgerLine, true>

const USER = 7
const line = (change: Parameters<typeof aMoment>[0] = {}) => lineOf(USER, aMoment(change))

const OFFLINE: Failure = { kind: 'unreachable' }
interface Outcome {
  readonly acknowledged: readonly LedgerLine[]
  readonly refused: readonly LedgerLine[]
  readonly refusal: Failure
  readonly failure: Failure | null
  readonly at: number
}

/** What the server said: of lines that it took, of lines that it never will, and why of others. */
const delivery = (change: Partial<Outcome> = {}): Delivery => {
  const { acknowledged = [], refused = [], refusal = OFFLINE, failure = null, at = 1000 } = change
  return {
    sent: [
      ...acknowledged.map((item) => ({ item, result: success(true as const) })),
      ...refused.map((item) => ({ item, result: failed(refusal) })),
      ...(failure === null ? [] : [{ item: line(), result: failed(failure) }]),
    ],
    at,
  }
}

const start = () => {
  const keep = deferred<readonly LedgerLine[]>()
  const gather = deferred<readonly LedgerLine[]>()
  const send = deferred<Delivery>()
  const written: (readonly LedgerLine[])[] = []
  const sent: (readonly LedgerLine[])[] = []
  const aborted: boolean[] = []
  const gatheredFor: number[] = []
  let tell: (event: LedgerEvent) => void = () => {}
  const clock = new SimulatedClock()
  const actor = createActor(
    ledgerMachine.provide({
      actors: {
        keep: fromPromise(({ input }) => {
          written.push(input)
          return keep.ask()
        }),
        gather: fromPromise(({ input }) => {
          gatheredFor.push(input)
          return gather.ask()
        }),
        send: fromPromise(({ input, signal }) => {
          sent.push(input)
          signal.addEventListener('abort', () => aborted.push(true))
          return send.ask()
        }),
        watch: fromCallback<LedgerEvent>(({ sendBack }) => {
          tell = sendBack
          return () => {
            tell = () => {}
          }
        }),
      },
    }),
    { clock, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const note = (change: Parameters<typeof aMoment>[0] = {}) =>
    actor.send({ type: 'outbox.put', item: line(change), urgency: 'soon' })
  const sending = () => actor.getSnapshot().value.sending
  const lines = () => actor.getSnapshot().context.items
  const open = async (kept: readonly LedgerLine[] = [], userId = USER) => {
    actor.send({ type: 'outbox.open', userId })
    gather.answer(kept)
    await settle()
  }
  return {
    actor,
    clock,
    keep,
    gather,
    send,
    written,
    sent,
    aborted,
    gatheredFor,
    states,
    note,
    sending,
    lines,
    open,
    tell: (event: LedgerEvent) => tell(event),
  }
}

describe('the ledger writes down', () => {
  it('each moment, those that come meanwhile as one afterwards', async () => {
    const { actor, keep, written, note, open } = start()
    await open()
    note({ position: 1, at: 1 })
    note({ position: 2, at: 2 })
    note({ position: 3, at: 3 })
    expect(written).toEqual([[line({ position: 1, at: 1 })]])
    keep.answer(written[0] ?? [])
    await settle()
    expect(written[1]).toEqual([line({ position: 3, at: 3 })])
    keep.answer(written[1] ?? [])
    await settle()
    expect([written.length, actor.getSnapshot().context.unwritten]).toEqual([2, []])
    note({ position: 3.7, at: 4 })
    expect(written.length).toBe(2)
  })

  it('what is noted after a bug of the store', async () => {
    const { keep, written, note, open } = start()
    await open()
    note({ position: 1, at: 1 })
    keep.fail(new Error('a bug'))
    await settle()
    note({ position: 2, at: 2 })
    expect(written.length).toBe(2)
  })

  it('nothing of nobody', async () => {
    const { actor, note, written } = start()
    note()
    expect([written, actor.getSnapshot().context.items]).toEqual([[], []])
  })

  it('what comes after an expiry, for the same user', async () => {
    const { actor, written, note, open, sending, gatheredFor } = start()
    await open()
    actor.send({ type: 'outbox.close' })
    note({ position: 9, at: 9 })
    expect([written, sending()]).toEqual([[[line({ position: 9, at: 9 })]], 'shut'])
    await open([], USER)
    expect([sending(), gatheredFor]).toEqual([{ open: { posting: 'brisk' } }, [USER, USER]])
  })
})

describe('the ledger sends', () => {
  it('the beginning at once, and then every ten seconds while something is noted', async () => {
    const { actor, clock, send, sent, note, open, sending } = start()
    await open()
    note({ position: 0, begins: true, at: 0 })
    expect(sent).toEqual([[line({ position: 0, begins: true, at: 0 })]])
    note({ position: 1, at: 1000 })
    send.answer(delivery({ acknowledged: sent[0] ?? [], at: 1500 }))
    await settle()
    expect([sending(), actor.getSnapshot().context.savedAt]).toEqual([{ open: 'due' }, 1500])
    clock.increment(BEAT_MS - 1)
    expect(sent.length).toBe(1)
    note({ position: 11, at: 11_000 })
    clock.increment(1)
    expect(sent[1]).toEqual([line({ position: 11, at: 11_000 })])
    send.answer(delivery({ acknowledged: sent[1] ?? [], at: 12_000 }))
    await settle()
    expect([sending(), actor.getSnapshot().context.items]).toEqual([{ open: 'quiet' }, []])
    clock.increment(BEAT_MS * 3)
    expect(sent.length).toBe(2)
  })

  it('at once when it is told to, even while it sends, and not the same twice', async () => {
    const { actor, sent, aborted, note, open, tell } = start()
    await open()
    actor.send({ type: 'outbox.flush' })
    note({ position: 5, at: 5 })
    actor.send({ type: 'outbox.flush' })
    actor.send({ type: 'outbox.flush' })
    expect(sent.length).toBe(1)
    note({ position: 6, at: 6 })
    tell({ type: 'outbox.flush' })
    expect([sent[1], aborted]).toEqual([[line({ position: 6, at: 6 })], [true]])
  })

  it('first what earlier tabs have left', async () => {
    const { sent, open, lines } = start()
    const left = [line({ sectionId: 1 }), line({ sectionId: 2 })]
    await open(left)
    expect([sent, lines()]).toEqual([[left], left])
  })

  it('again, later each time, until the server has it', async () => {
    const { actor, clock, send, sent, note, open, sending, lines } = start()
    await open()
    note({ at: 1 })
    actor.send({ type: 'outbox.flush' })
    for (const attempt of [1, 2, 3]) {
      send.answer(delivery({ failure: OFFLINE }))
      await settle()
      expect([sending(), lines().length, actor.getSnapshot().context.attempts]).toEqual([
        { open: 'backingOff' },
        1,
        attempt,
      ])
      clock.increment(2000 * 2 ** (attempt - 1) - 1)
      expect(sent.length).toBe(attempt)
      clock.increment(1)
      expect(sent.length).toBe(attempt + 1)
    }
    send.answer(delivery({ acknowledged: [line({ at: 1 })] }))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ items: [], failure: null, attempts: 0 })
  })

  it('again at once when the network is back or the page is left, with what other tabs have left', async () => {
    const { actor, gather, send, sent, note, open, tell, sending } = start()
    await open()
    note({ at: 1 })
    actor.send({ type: 'outbox.flush' })
    send.answer(delivery({ failure: OFFLINE }))
    await settle()
    tell({ type: 'outbox.flush' })
    expect(sent.length).toBe(2)
    send.answer(delivery({ failure: OFFLINE }))
    await settle()
    tell({ type: 'outbox.gather' })
    gather.answer([line({ sectionId: 2 })])
    await settle()
    expect(sent[2]).toEqual([line({ at: 1 }), line({ sectionId: 2 })])
    send.fail(new Error('a bug'))
    await settle()
    expect([sending(), actor.getSnapshot().context.items.length]).toEqual([{ open: 'backingOff' }, 2])
  })

  it('without the beat what somebody waits for, and after a wait what was tried elsewhere', async () => {
    const { actor, clock, send, sent, open, sending } = start()
    await open()
    const put = (item: LedgerLine, urgency: 'now' | 'later') =>
      actor.send({ type: 'outbox.put', item, urgency })
    put(line({ position: 1, at: 1 }), 'now')
    expect(sent).toEqual([[line({ position: 1, at: 1 })]])
    send.answer(delivery({ acknowledged: sent[0] ?? [] }))
    await settle()
    put(line({ position: 2, at: 2 }), 'later')
    expect([sending(), sent.length]).toEqual([{ open: 'backingOff' }, 1])
    clock.increment(2000)
    expect(sent[1]).toEqual([line({ position: 2, at: 2 })])
    send.answer(delivery({ failure: OFFLINE }))
    await settle()
    put(line({ position: 3, at: 3 }), 'now')
    expect(sent[2]).toEqual([line({ position: 3, at: 3 })])
  })

  it('what it has even where nothing can be read', async () => {
    const { actor, gather, sending } = start()
    actor.send({ type: 'outbox.open', userId: USER })
    gather.fail(new Error('a bug'))
    await settle()
    expect(sending()).toEqual({ open: 'quiet' })
  })

  it('no more what the server will never take, and says so until it takes something', async () => {
    const { actor, send, note, open, sending } = start()
    await open()
    note({ at: 1 })
    actor.send({ type: 'outbox.flush' })
    const gone: Failure = { kind: 'rejected', reason: 'withdrawn', message: '这项内容已下架' }
    send.answer(delivery({ refused: [line({ at: 1 })], refusal: gone }))
    await settle()
    expect([sending(), actor.getSnapshot().context]).toMatchObject([
      { open: 'quiet' },
      { items: [], refusal: gone, savedAt: null },
    ])
  })

  it('slowly is seen', async () => {
    const { actor, clock, note, open } = start()
    await open()
    note({ at: 1, begins: true })
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    clock.increment(1500)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  })
})

describe('the ledger belongs to one person', () => {
  it('and loses everything when they are gone', async () => {
    const { actor, note, open, sending, states } = start()
    await open()
    note({ at: 1 })
    actor.send({ type: 'outbox.drop' })
    note({ at: 2 })
    expect([sending(), actor.getSnapshot().context]).toMatchObject([
      'shut',
      { userId: null, items: [], unwritten: [], savedAt: null },
    ])
    expect(states.at(-1)).toEqual({ keeping: 'idle', sending: 'shut' })
  })

  it('so that another user has none of it, and somebody without an id never has', async () => {
    for (const [first, second] of [
      [USER, 8],
      [0, 0],
    ] as const) {
      const { actor, note, open, lines } = start()
      await open([], first)
      note({ at: 1 })
      actor.send({ type: 'outbox.close' })
      await open([], second)
      expect([lines(), actor.getSnapshot().context.userId]).toEqual([[], second])
    }
  })
})

it('takes every transition that is declared, but for overtaking: all its lines are sent together', () => {
  expect([...log.taken, ...overtakingIn(ledgerMachine.id)].sort()).toEqual(declaredTransitions(ledgerMachine))
})

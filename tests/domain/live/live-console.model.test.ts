import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { liveConsoleMachine } from '#domain/live/live-console.machine.ts'
import type { ConsoleIntent, ConsoleKept, LiveConsole } from '#domain/live/live-console.ts'
import { POLL_MS } from '#domain/live/polling.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, type ModelEvent, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const REFUSAL_MS = 10_000
const EMPTY: LiveConsole = { prepared: [], put: [] }
const PUT: LiveConsole = { prepared: [], put: [{ roundId: 4, adHoc: true, shown: false }] }
const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const OVER = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '直播不在进行中' })
const ASK = { kind: 'ask', form: 'four', seconds: 60 } as const
const CLOSE = { kind: 'close', roundId: 4 } as const
const EXPIRED = failed<Failure>({ kind: 'expired' })
const FRESH = { kept: null, now: () => 0 }
const log = transitionLog()
type Told = Result<LiveConsole, Failure>

/** Ids as they are made: `id-1`, `id-2`. */
const ids = () => {
  let made = 0
  return () => `id-${(made += 1)}`
}

describe('the console of a live lesson', () => {
  it('goes to each of its states, and one step further in every way', async () => {
    const { done, broken, over } = eventsOf('liveConsole')
    const states = await walkEverywhere({
      machine: liveConsoleMachine,
      input: { sectionId: 71, makeId: () => 'one', ...FRESH },
      events: [
        { type: 'liveConsole.act', act: ASK } as ModelEvent,
        { type: 'liveConsole.act', act: CLOSE } as ModelEvent,
        { type: 'liveConsole.retry' },
        { type: 'liveConsole.openFor', roundId: 4, seconds: 30 } as ModelEvent,
        done('looking', success(EMPTY)),
        done('looking', UNREACHABLE),
        broken('looking'),
        over('nextLook', 'waiting'),
        done('acting', success(PUT)),
        done('acting', UNREACHABLE),
        done('acting', OVER),
        done('acting', EXPIRED),
        broken('acting'),
        over('resend', 'lost'),
        over('refusalEnds', 'refused'),
      ],
      essence: ({ value, context: { console, intent, next, failure } }) => ({
        value,
        console,
        intent,
        next,
        failure: failure?.kind,
      }),
      bind: () => {
        const look = deferred<Told>()
        const perform = deferred<Told>()
        return {
          machine: liveConsoleMachine.provide({
            actors: { look: fromPromise(look.ask), perform: fromPromise(perform.ask) },
          }),
          ports: { looking: look, acting: perform },
        }
      },
      wait: ({ value }: SnapshotFrom<typeof liveConsoleMachine>) =>
        value === 'refused' ? REFUSAL_MS : POLL_MS,
      inspect: log.inspect,
    })
    const left = {
      intent: { sectionId: 71, id: 'one', act: CLOSE },
      next: [],
      seconds: 60,
      chosen: {},
      at: 0,
    }
    const resumed = createActor(
      liveConsoleMachine.provide({
        actors: { perform: fromPromise(deferred<Told>().ask) },
      }),
      { input: { sectionId: 71, makeId: ids(), kept: left, now: () => 0 }, inspect: log.inspect },
    )
    resumed.start().stop()
    expect(states).toBeGreaterThan(8)
    expect([...log.taken].toSorted()).toEqual(
      expect.arrayContaining([...declaredTransitions(liveConsoleMachine)]),
    )
  })

  it('sends what did not arrive again under the same id, does one thing at a time, and tells it once it is done', async () => {
    const look = deferred<Told>()
    const perform = deferred<Told>()
    const sent: ConsoleIntent[] = []
    const acted: string[] = []
    const liveConsole = createActor(
      liveConsoleMachine.provide({
        actors: {
          look: fromPromise(look.ask),
          perform: fromPromise(({ input }) => {
            sent.push(input)
            return perform.ask()
          }),
        },
      }),
      { input: { sectionId: 71, makeId: ids(), ...FRESH } },
    )
    liveConsole.on('liveConsole.acted', ({ act }) => acted.push(act.kind))
    liveConsole.start()
    look.answer(success(EMPTY))
    await settle()
    liveConsole.send({ type: 'liveConsole.act', act: ASK })
    // The second half of a double click.
    liveConsole.send({ type: 'liveConsole.act', act: ASK })
    perform.answer(UNREACHABLE)
    await settle()
    expect(liveConsole.getSnapshot().value).toBe('lost')
    liveConsole.send({ type: 'liveConsole.retry' })
    perform.answer(success(PUT))
    await settle()
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1'])
    expect(acted).toEqual(['ask'])
    expect(liveConsole.getSnapshot().context).toMatchObject({ console: PUT, intent: null, failure: null })
    liveConsole.send({ type: 'liveConsole.act', act: { kind: 'close', roundId: 4 } })
    expect(sent.at(-1)?.id).toBe('id-2')
    liveConsole.stop()
  })

  it('does what was pressed while something else was on its way, once and in order, and nothing more after a refusal', async () => {
    const perform = deferred<Told>()
    const sent: string[] = []
    const liveConsole = createActor(
      liveConsoleMachine.provide({
        actors: {
          look: fromPromise<Told, number>(async () => success(EMPTY)),
          perform: fromPromise(({ input }) => {
            sent.push(`${input.id} ${input.act.kind}`)
            return perform.ask()
          }),
        },
      }),
      { input: { sectionId: 71, makeId: ids(), ...FRESH } },
    ).start()
    await settle()
    liveConsole.send({ type: 'liveConsole.act', act: CLOSE })
    const tell = { type: 'liveConsole.act', act: { kind: 'tell', roundId: 4, key: 'C' } } as const
    liveConsole.send(tell)
    liveConsole.send(tell)
    perform.answer(success(PUT))
    await settle()
    expect(sent).toEqual(['id-1 close', 'id-2 tell'])
    liveConsole.send({ type: 'liveConsole.act', act: ASK })
    liveConsole.send(tell)
    perform.answer(OVER)
    await settle()
    expect(sent).toEqual(['id-1 close', 'id-2 tell'])
    expect(liveConsole.getSnapshot()).toMatchObject({
      value: 'refused',
      context: { intent: null, next: [], dropped: 1 },
    })
    liveConsole.stop()
  })

  /** A console over the same store, as pages that follow each other open it. */
  const pages = () => {
    let kept: ConsoleKept | null = null
    let at = 0
    const sent: string[] = []
    const perform = deferred<Told>()
    const open = (sectionId = 71) => {
      const liveConsole = createActor(
        liveConsoleMachine.provide({
          actors: {
            look: fromPromise<Told, number>(async () => success(EMPTY)),
            perform: fromPromise(({ input }) => {
              sent.push(`${input.id} ${input.act.kind}`)
              return perform.ask()
            }),
          },
        }),
        { input: { sectionId, makeId: ids(), kept, now: () => at } },
      )
      liveConsole.on('liveConsole.left', (left) => {
        kept = left.kept
      })
      return liveConsole.start()
    }
    return { open, perform, sent, forward: (ms: number) => (at += ms), kept: () => kept }
  }

  it.each([
    ['a reload', UNREACHABLE, 'lost'],
    ['an expiry', EXPIRED, 'expired'],
  ])('sends what did not arrive before %s under its id, then what waited behind it', async (_, told, state) => {
    const { open, perform, sent, kept } = pages()
    const before = open()
    await settle()
    before.send({ type: 'liveConsole.act', act: CLOSE })
    before.send({ type: 'liveConsole.act', act: ASK })
    perform.answer(told)
    await settle()
    expect(before.getSnapshot().value).toBe(state)
    before.stop()
    const after = open()
    expect(sent).toEqual(['id-1 close', 'id-1 close'])
    perform.answer(success(PUT))
    await settle()
    expect(sent.slice(2)).toEqual(['id-1 ask'])
    perform.answer(success(PUT))
    await settle()
    expect(after.getSnapshot().value).toBe('waiting')
    expect(kept()).toMatchObject({ intent: null, next: [] })
    after.stop()
  })

  it('keeps the times that were chosen, but not an act that was meant for another moment', async () => {
    const { open, sent, forward } = pages()
    const before = open()
    await settle()
    before.send({ type: 'liveConsole.openFor', roundId: null, seconds: 300 })
    before.send({ type: 'liveConsole.openFor', roundId: 4, seconds: 30 })
    before.send({ type: 'liveConsole.act', act: CLOSE })
    before.stop()
    forward(10 * 60_000)
    const after = open()
    await settle()
    expect(sent).toEqual(['id-1 close'])
    expect(after.getSnapshot().context).toMatchObject({ seconds: 300, chosen: { 4: 30 }, intent: null })
    after.stop()
  })
})

import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { OutboxEvent, Sending, Urgency } from '#domain/kernel/outbox.events.ts'
import type { OutboxMachine } from '#domain/kernel/outbox.machine.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import { deferred } from './deferred.ts'
import { eventsOf, walkEverywhere } from './model-walk.ts'
import { transitionLog } from './transitions.ts'

interface Walked<Item, Receipt> {
  readonly userId: number
  /** One of this user. */
  readonly item: Item
  readonly receipt: Receipt
}

const OPEN = 'sending.open'
const POSTING = `${OPEN}.posting`

/** Walks an outbox that sends one item after another everywhere, with an item of its own; the transitions that it took. */
export const transitionsOfOutbox = async <Item, Receipt>(
  machine: OutboxMachine<Item, Receipt>,
  { userId, item, receipt }: Walked<Item, Receipt>,
): Promise<readonly string[]> => {
  const { done, broken, over } = eventsOf(machine.id)
  const log = transitionLog()
  const open = { type: 'outbox.open', userId }
  const put = (urgency: Urgency) => ({ type: 'outbox.put', item, urgency })
  const answered = (result: Result<Receipt, Failure>) => done(POSTING, { sent: [{ item, result }], at: 1 })

  await walkEverywhere({
    machine,
    input: undefined,
    events: [
      open,
      { type: 'outbox.close' },
      { type: 'outbox.drop' },
      put('now'),
      put('soon'),
      put('later'),
      { type: 'outbox.flush' },
      { type: 'outbox.gather' },
      over('slow', `${POSTING}.brisk`),
      over('backOff', `${OPEN}.backingOff`),
      done('keeping.writing', [item]),
      broken('keeping.writing'),
      done(`${OPEN}.gathering`, []),
      broken(`${OPEN}.gathering`),
      answered(success(receipt)),
      answered(failed({ kind: 'unreachable' })),
      broken(POSTING),
    ],
    // Attempts are told apart up to the first: from there on a wait is only longer.
    essence: ({ value, context }: SnapshotFrom<OutboxMachine<Item, Receipt>>) => ({
      value,
      userId: context.userId,
      items: context.items.length,
      unwritten: context.unwritten.length,
      attempts: Math.min(1, context.attempts),
    }),
    bind: () => {
      const keep = deferred<readonly Item[]>()
      const gather = deferred<readonly Item[]>()
      const send = deferred<Sending<Item, Receipt>>()
      return {
        machine: machine.provide({
          actors: {
            keep: fromPromise(keep.ask),
            gather: fromPromise(gather.ask),
            send: fromPromise(send.ask),
            watch: fromCallback<OutboxEvent<Item>>(() => undefined),
          },
        }),
        ports: { 'keeping.writing': keep, [`${OPEN}.gathering`]: gather, [POSTING]: send },
      }
    },
    wait: ({ context: { attempts } }, where) =>
      where.endsWith('backingOff') ? retryWait({ attempts, failure: null }) : 1500,
    inspect: log.inspect,
  })
  return [...log.taken].sort()
}

/** That others are sent before an item at which the server fails. */
export const overtakingIn = (id: string): readonly string[] => [
  `${id}.${OPEN}.backingOff --[othersAreNext]--> ${id}.${POSTING}`,
]

/** What no outbox takes of which one item after another is sent, each at once: nothing has time, nothing is added to a sending, and one alone overtakes nothing. */
export const neverInTurn = (id: string): readonly string[] => [
  ...overtakingIn(id),
  `${id}.${OPEN}.due --outbox.flush[]--> ${id}.${POSTING}`,
  `${id}.${OPEN}.due --xstate.after.beat.${id}.${OPEN}.due[]--> ${id}.${POSTING}`,
  `${id}.${OPEN}.quiet --[someItems]--> ${id}.${OPEN}.due`,
  `${id}.${POSTING} --outbox.flush[someNews]--> ${id}.${POSTING}`,
]

import { type ActorRefFrom, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { OutboxEvent, Sending } from '#domain/kernel/outbox.events.ts'
import type { OutboxMachine } from '#domain/kernel/outbox.machine.ts'
import { settledIn } from '#domain/kernel/outbox-outcome.ts'
import type { Result } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import type { OutboxStore } from './outbox-store.port.ts'
import type { PageLifecycle } from './page-lifecycle.port.ts'

export interface OutboxPorts<Item, Receipt> {
  readonly store: OutboxStore<Item>
  /** Sends one item; must be idempotent by the ids of the item. */
  readonly send: (item: Item, signal: AbortSignal) => Promise<Result<Receipt, Failure>>
  readonly page: PageLifecycle
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Random number from 0 to 1, for the jitter of retries. */
  readonly chance?: () => number
}

/**
 * An outbox with its actors bound to ports. Requests are issued synchronously, so that they leave before the
 * page does.
 */
export const provideOutbox = <Item, Receipt>(
  machine: OutboxMachine<Item, Receipt>,
  { store, send, page, now = Date.now, chance = Math.random }: OutboxPorts<Item, Receipt>,
) =>
  machine.provide({
    actors: {
      keep: fromPromise<readonly Item[], readonly Item[]>(async ({ input }) => {
        await store.keep(input)
        return input
      }),
      gather: fromPromise<readonly Item[], number>(async ({ input }) => {
        await store.keepOnlyOf(input)
        return store.read(input)
      }),
      send: fromPromise<Sending<Item, Receipt>, readonly Item[]>(async ({ input, signal }) => {
        const sent = await Promise.all(
          input.map(async (item) => ({ item, result: await send(item, signal) })),
        )
        const sending = { sent, at: now() }
        await store.crossOut(settledIn(sending))
        return sending
      }),
      watch: fromCallback<OutboxEvent<Item>>(({ sendBack }) =>
        page.watch((news) => sendBack({ type: news === 'online' ? 'outbox.gather' : 'outbox.flush' })),
      ),
    },
    delays: { backOff: ({ context }) => retryWait(context, chance()) },
  })

/** A log-out must not wait longer than this for a server that does not answer. */
const SIGN_OUT_TIMEOUT_MS = 4000

/**
 * Sends all items before a log-out, including those of other tabs; waits until that is done, at most four
 * seconds. R-session-6.
 */
export const flushOutbox = async <Item, Receipt>(
  outbox: ActorRefFrom<OutboxMachine<Item, Receipt>>,
): Promise<void> => {
  outbox.send({ type: 'outbox.gather' })
  await waitFor(outbox, (snapshot) => !snapshot.hasTag('busy'), { timeout: SIGN_OUT_TIMEOUT_MS }).catch(
    () => undefined,
  )
}

/** Number of items that could not be sent; items that only wait for the next batch are not counted. */
export const leftIn = <Item, Receipt>(outbox: ActorRefFrom<OutboxMachine<Item, Receipt>>): number => {
  const snapshot = outbox.getSnapshot()
  const { items, attempts, stumbles } = snapshot.context
  const isStuck = snapshot.hasTag('busy') || attempts > 0 || Object.keys(stumbles).length > 0
  return isStuck ? items.length : 0
}

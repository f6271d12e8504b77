import type { Failure } from './failure.ts'
import type { Result } from './result.ts'

/** How items of one feature that wait are told apart and put together, in an outbox and in the browser's store. */
export interface WaitingRules<Item> {
  /** The user whose item it is; 0 for a user without an id. */
  readonly ownerOf: (item: Item) => number
  /** Adds items to others; two that stand for the same become one. */
  readonly merge: (items: readonly Item[], more: readonly Item[]) => readonly Item[]
  /** The items that are left once some of them are settled. */
  readonly after: (items: readonly Item[], settled: readonly Item[]) => readonly Item[]
}

/** How an outbox handles the items of one feature. */
export interface OutboxRules<Item> extends WaitingRules<Item> {
  /** Whether an item adds anything to those that wait already; one that does not is not kept. */
  readonly isNews: (items: readonly Item[], item: Item) => boolean
  /** All that is there at once, or one after another in the order in which they came. */
  readonly order: 'together' | 'inTurn'
  /** Names what an item belongs to. Items of one sequence keep their order whatever fails; those of another may overtake them. */
  readonly sequenceOf: (item: Item) => string
  /** Whether one of them is not to wait for the next beat. */
  readonly isUrgent: (items: readonly Item[]) => boolean
  /** How long what is not urgent is gathered before it is sent; milliseconds. */
  readonly beatMs: number
}

/** An item and the server's answer to it. */
export interface SentItem<Item, Receipt> {
  readonly item: Item
  readonly result: Result<Receipt, Failure>
}

export interface Sending<Item, Receipt> {
  readonly sent: readonly SentItem<Item, Receipt>[]
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface OutboxContext<Item> {
  /** Null before the first sign-in. Stays through an expiry. */
  readonly userId: number | null
  /** What no server has acknowledged yet, oldest first. */
  readonly items: readonly Item[]
  /** Those of the items that the store has not written yet. */
  readonly unwritten: readonly Item[]
  /** Those of the items that were put with urgency `now`. */
  readonly prompt: readonly Item[]
  readonly underWay: readonly Item[]
  /** When the server last acknowledged something, milliseconds since 1970; null for never. */
  readonly savedAt: number | null
  /** Why the last attempt failed; null when it did not. */
  readonly failure: Failure | null
  /** Why the server will never take what was sent last; null when it took something since. */
  readonly refusal: Failure | null
  /** Failed attempts in a row. */
  readonly attempts: number
  /** By sequence, how often the server failed at its first item; only of items in turn. */
  readonly stumbles: Readonly<Record<string, number>>
}

/** When an item is to be sent: `now`; `soon`, with the next beat unless it is urgent; `later`, since an attempt has just failed. */
export type Urgency = 'now' | 'soon' | 'later'

export type OutboxEvent<Item> =
  /** A user signed in: the items of others on this computer are deleted, their own are sent. */
  | { type: 'outbox.open'; userId: number }
  /** The session is over: unsent items stay for the same user. */
  | { type: 'outbox.close' }
  /** The user logged out: their items are gone too. */
  | { type: 'outbox.drop' }
  | { type: 'outbox.put'; item: Item; urgency: Urgency }
  /** Send now, without waiting for the beat or the back-off. */
  | { type: 'outbox.flush' }
  /** The network is back, or the last chance has come: take over what other tabs have left, and send it all. */
  | { type: 'outbox.gather' }

export type OutboxEmitted<Item, Receipt> =
  /** `late`: it did not get through at once. */
  | { type: 'outbox.delivered'; item: Item; receipt: Receipt; late: boolean }
  /** It will never be taken. */
  | { type: 'outbox.refused'; item: Item; failure: Failure }

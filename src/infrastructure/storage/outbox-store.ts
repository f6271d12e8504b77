import type { OutboxStore } from '#application/kernel/outbox-store.port.ts'
import type { WaitingRules } from '#domain/kernel/outbox.events.ts'
import { isOfAnother } from '#domain/session/account-id.ts'

/** Where items lie: all of them, oldest first, read and written at once. */
export interface ItemList<Item> {
  read(): readonly Item[]
  keep(items: readonly Item[]): void
}

/** What of an outbox waits in a list. */
export const outboxStoreIn = <Item>(
  list: ItemList<Item>,
  { ownerOf, merge, after }: WaitingRules<Item>,
): OutboxStore<Item> => ({
  keep: async (items) => list.keep(merge(list.read(), items)),
  read: async (userId) => list.read().filter((item) => ownerOf(item) === userId),
  crossOut: async (items) => list.keep(after(list.read(), items)),
  keepOnlyOf: async (userId) => list.keep(list.read().filter((item) => !isOfAnother(ownerOf(item), userId))),
})

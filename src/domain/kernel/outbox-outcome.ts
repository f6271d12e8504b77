import type { Sending } from './outbox.events.ts'
import { retryabilityOf } from './retry.ts'

/** Items that the server accepted, items that it refused for good, and why the others have to be sent again. */
export const outcomeOf = <Item, Receipt>({ sent }: Sending<Item, Receipt>) => {
  const taken = sent.flatMap(({ item, result }) => (result.ok ? [{ item, receipt: result.value }] : []))
  const failed = sent.flatMap(({ item, result }) => (result.ok ? [] : [{ item, failure: result.failure }]))
  const refused = failed.filter(({ failure }) => retryabilityOf(failure) === 'permanent')
  const open = failed.find(({ failure }) => retryabilityOf(failure) !== 'permanent')
  return { taken, refused, failure: open?.failure ?? null }
}

/** The items of a sending that need not be kept any longer: acknowledged or refused for good. */
export const settledIn = <Item, Receipt>(sending: Sending<Item, Receipt>): readonly Item[] => {
  const { taken, refused } = outcomeOf(sending)
  return [...taken, ...refused].map(({ item }) => item)
}

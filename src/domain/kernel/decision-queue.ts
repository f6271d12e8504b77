/** A reviewer's decision on an item: accepted, or refused in one of the ways that its queue offers, with a reason. */
export type DecisionVerdict<Item, Refusal extends string> =
  | { readonly how: 'approve'; readonly item: Item }
  | { readonly how: Refusal; readonly item: Item; readonly reason: string }

/** A reason that is being written for an item. */
export interface DecisionReason<Item, Refusal extends string> {
  readonly how: Refusal
  readonly item: Item
  readonly words: string
  /** It was submitted while it was too short. */
  readonly tried: boolean
}

/** An unfinished reason, with the id of its item. */
export interface LeftReason<Refusal extends string> {
  readonly how: Refusal
  readonly id: number
  readonly words: string
}

/** The reason in progress and the unfinished ones of other items, as they are stored until they are sent. */
export const unsentReasons = <Item, Refusal extends string>(
  left: readonly LeftReason<Refusal>[],
  reason: DecisionReason<Item, Refusal> | null,
  idOf: (item: Item) => number,
): readonly LeftReason<Refusal>[] =>
  reason === null ? left : [...left, { how: reason.how, id: idOf(reason.item), words: reason.words }]

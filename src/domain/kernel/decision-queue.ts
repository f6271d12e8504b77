/** What a reviewer does with an item: takes it, or refuses it in one of the ways of its queue, with a reason. */
export type DecisionVerdict<Item, Refusal extends string> =
  | { readonly how: 'approve'; readonly item: Item }
  | { readonly how: Refusal; readonly item: Item; readonly reason: string }

/** A reason that is being written for an item. */
export interface DecisionReason<Item, Refusal extends string> {
  readonly how: Refusal
  readonly item: Item
  readonly words: string
  /** It was sent and says too little. */
  readonly tried: boolean
}

/** A reason that was written for the item of that id and neither sent nor left. */
export interface LeftReason<Refusal extends string> {
  readonly how: Refusal
  readonly id: number
  readonly words: string
}

/** What is written for one item and what was left for others: to be kept until it is sent. */
export const unsentReasons = <Item, Refusal extends string>(
  left: readonly LeftReason<Refusal>[],
  reason: DecisionReason<Item, Refusal> | null,
  idOf: (item: Item) => number,
): readonly LeftReason<Refusal>[] =>
  reason === null ? left : [...left, { how: reason.how, id: idOf(reason.item), words: reason.words }]

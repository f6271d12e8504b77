/** A question and something that is given as its answer. */
export interface Asked {
  /** As it is stored; of a part of a composite one behind the stem that they share. */
  readonly stem: string
  /** Its numbers, as numbersIn reads them. */
  readonly n: readonly number[]
  /** The text of an option, the blanks, or the last sentence of a reference answer. */
  readonly answer: readonly string[]
  /** What those come to; of a reference answer its numbers. */
  readonly v: readonly number[]
}

/**
 * Says by another way than the template's whether an answer is right, knowing only what a reader knows: the text. Of a judgement:
 * whether what it says is true. By the key of the template, of a part with its place: `math-primary-trees/1`.
 */
export type Checks = Readonly<Record<string, (asked: Asked) => boolean>>

import type { Question, QuestionKind } from '../question/question.ts'

/** As many questions as a basket holds. */
export const MAX_IN_BASKET = 100

/** A question that was chosen for a paper. What it says is read anew wherever it is shown: it may have changed since. */
export interface BasketItem {
  readonly questionId: number
  readonly kind: QuestionKind
}

export const basketItemOf = ({ id, kind }: Pick<Question, 'id' | 'kind'>): BasketItem => ({
  questionId: id,
  kind,
})

/** In the order of spec's kinds: how many there are of each, those without any left out. */
export const kindCountsOf = (
  items: readonly BasketItem[],
): readonly { readonly kind: QuestionKind; readonly count: number }[] =>
  KIND_ORDER.map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length })).filter(
    ({ count }) => count > 0,
  )

const KIND_ORDER: readonly QuestionKind[] = [
  'single',
  'multiple',
  'judgement',
  'blanks',
  'essay',
  'composite',
]

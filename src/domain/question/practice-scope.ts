import { type BankQuery, bankKeyOf } from './bank-query.ts'

/** What is practised: a part of the bank, these questions by their ids, or the questions of a section of a course. */
export type PracticeScope =
  | { readonly kind: 'bank'; readonly query: BankQuery }
  | { readonly kind: 'questions'; readonly ids: readonly number[] }
  | { readonly kind: 'section'; readonly courseId: number; readonly sectionId: number }

/** As many as are practised in one go: more than a page of the bank, fewer than tire. */
export const PRACTICE_SIZE = 20

const keyOf = (scope: PracticeScope): string => {
  switch (scope.kind) {
    case 'bank':
      return `bank/${bankKeyOf({ ...scope.query, page: 1 })}`
    case 'questions':
      return `questions/${scope.ids.join(',')}`
    case 'section':
      return `section/${scope.sectionId}`
  }
}

export const isSameScope = (one: PracticeScope, other: PracticeScope): boolean => keyOf(one) === keyOf(other)

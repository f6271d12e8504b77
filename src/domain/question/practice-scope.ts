import { type BankQuery, bankKeyOf, WHOLE_BANK } from './bank-query.ts'

/** How many questions a practice can have. */
export const PRACTICE_SIZES = [10, 20, 30, 50] as const
export type PracticeSize = (typeof PRACTICE_SIZES)[number]

/** 最新, 从易到难, 从难到易, 用得最多, 随机. */
export const PRACTICE_ORDERS = ['newest', 'easiest', 'hardest', 'used', 'random'] as const
export type PracticeOrder = (typeof PRACTICE_ORDERS)[number]

/** Those that the learner never answered first, those alone, or whichever come. */
export const PRACTICE_CHOICES = ['freshFirst', 'freshOnly', 'any'] as const
export type PracticeChoice = (typeof PRACTICE_CHOICES)[number]

/** What is taken of a part of the bank in one practice. */
export interface PracticePlan {
  readonly size: PracticeSize
  readonly order: PracticeOrder
  readonly choice: PracticeChoice
}

/** More than a page of the bank, fewer than tire; the next practice goes on with others. */
export const DEFAULT_PLAN: PracticePlan = { size: 20, order: 'newest', choice: 'freshFirst' }

/** What is practised: a part of the bank, these questions by their ids, or the questions of a section of a course. */
export type PracticeScope =
  | { readonly kind: 'bank'; readonly query: BankQuery; readonly plan: PracticePlan }
  | { readonly kind: 'questions'; readonly ids: readonly number[] }
  | { readonly kind: 'section'; readonly courseId: number; readonly sectionId: number }

const keyOf = (scope: PracticeScope): string => {
  switch (scope.kind) {
    case 'bank': {
      const { size, order, choice } = scope.plan
      return `bank/${bankKeyOf({ ...scope.query, sort: WHOLE_BANK.sort, page: 1 })}/${size}/${order}/${choice}`
    }
    case 'questions':
      return `questions/${scope.ids.join(',')}`
    case 'section':
      return `section/${scope.sectionId}`
  }
}

export const isSameScope = (one: PracticeScope, other: PracticeScope): boolean => keyOf(one) === keyOf(other)

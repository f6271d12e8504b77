import * as z from 'zod/mini'
import { MAX_IN_BASKET } from '#domain/paper/basket.ts'
import { listOf, localWork } from './storage-key.ts'

const id = z.int().check(z.minimum(1))

const basketItem = z.object({
  questionId: id,
  kind: z.enum(['single', 'multiple', 'judgement', 'blanks', 'essay', 'composite']),
})

/** Of one user: under the id, and under the number of the account where an answer left the id out (R-session-13). */
export const MAX_BASKETS = 2

/** What the question bank leaves in the browser; fetched with it. */
export const BANK_STORAGE_KEYS = {
  /** The questions that a user collects for a paper. */
  baskets: localWork(
    'baskets',
    () => listOf(z.object({ userId: id, items: listOf(basketItem, MAX_IN_BASKET) }), MAX_BASKETS),
    [],
  ),
} as const

import type { Catalogue } from './copy.ts'
import { reviewZhCn } from './review-zh-cn.ts'

/** The texts of the review, apart from the others: only its page has them. */
export const reviewCopy: Catalogue<typeof reviewZhCn> = reviewZhCn

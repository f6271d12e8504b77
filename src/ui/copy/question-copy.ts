import type { Catalogue } from './copy.ts'
import { questionZhCn } from './question-zh-cn.ts'

/** The texts of questions, apart from the others: only lessons and the question bank have them. */
export const questionCopy: Catalogue<typeof questionZhCn> = questionZhCn

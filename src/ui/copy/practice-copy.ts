import type { Catalogue } from './copy.ts'
import { practiceZhCn } from './practice-zh-cn.ts'

/** The texts of practice and reports, apart from the others: only their pages have them. */
export const practiceCopy: Catalogue<typeof practiceZhCn> = practiceZhCn

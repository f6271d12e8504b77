import type { Catalogue } from './copy.ts'
import { courseTableZhCn } from './course-table-zh-cn.ts'

/** The texts of the personal center, apart from the others: the first visit does without them. */
export const courseTableCopy: Catalogue<typeof courseTableZhCn> = courseTableZhCn

import type { Catalogue } from './copy.ts'
import { listZhCn } from './list-zh-cn.ts'

/** The texts of lists, apart from the others: the first visit does without them. */
export const listCopy: Catalogue<typeof listZhCn> = listZhCn

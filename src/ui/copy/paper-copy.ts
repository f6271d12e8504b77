import type { Catalogue } from './copy.ts'
import { paperZhCn } from './paper-zh-cn.ts'

/** The texts of baskets and papers, apart from the others: only the question bank and the composer have them. */
export const paperCopy: Catalogue<typeof paperZhCn> = paperZhCn

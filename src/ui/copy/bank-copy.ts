import { bankZhCn } from './bank-zh-cn.ts'
import type { Catalogue } from './copy.ts'

/** The texts of the question bank, apart from the others: they come with its page. */
export const bankCopy: Catalogue<typeof bankZhCn> = bankZhCn

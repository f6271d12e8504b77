import type { Catalogue } from './copy.ts'
import { importZhCn } from './import-zh-cn.ts'

/** The texts of importing and exporting questions, apart from the others: they come with its page. */
export const importCopy: Catalogue<typeof importZhCn> = importZhCn

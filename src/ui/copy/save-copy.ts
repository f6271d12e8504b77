import type { Catalogue } from './copy.ts'
import { saveZhCn } from './save-zh-cn.ts'

/** The texts of saving what was learned, apart from the others: the first visit does without them. */
export const saveCopy: Catalogue<typeof saveZhCn> = saveZhCn

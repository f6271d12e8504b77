import type { Catalogue } from './copy.ts'
import { keepZhCn } from './keep-zh-cn.ts'

/** The texts of keeping a content, apart from the others: visitors do without them. */
export const keepCopy: Catalogue<typeof keepZhCn> = keepZhCn

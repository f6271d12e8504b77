import type { Catalogue } from './copy.ts'
import { ownFileZhCn } from './own-file-zh-cn.ts'

/** The texts of 我的资料库, apart from the others: fetched with it. */
export const ownFileCopy: Catalogue<typeof ownFileZhCn> = ownFileZhCn

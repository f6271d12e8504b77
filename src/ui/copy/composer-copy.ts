import { composerZhCn } from './composer-zh-cn.ts'
import type { Catalogue } from './copy.ts'

/** The texts of the composer, apart from the others: only /paper has them. */
export const composerCopy: Catalogue<typeof composerZhCn> = composerZhCn

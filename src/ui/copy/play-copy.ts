import type { Catalogue } from './copy.ts'
import { playZhCn } from './play-zh-cn.ts'

/** The texts of the page of a lesson, apart from the others: only /play needs them. */
export const playCopy: Catalogue<typeof playZhCn> = playZhCn

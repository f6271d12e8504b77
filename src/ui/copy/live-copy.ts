import type { Catalogue } from './copy.ts'
import { liveZhCn } from './live-zh-cn.ts'

/** The texts of a live lesson, apart from the others: only its page needs them. */
export const liveCopy: Catalogue<typeof liveZhCn> = liveZhCn

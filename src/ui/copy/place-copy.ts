import type { Catalogue } from './copy.ts'
import { placeZhCn } from './place-zh-cn.ts'

/** The texts of places that show nothing, apart from the others: home does without them. */
export const placeCopy: Catalogue<typeof placeZhCn> = placeZhCn

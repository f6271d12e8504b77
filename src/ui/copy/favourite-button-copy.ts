import type { Catalogue } from './copy.ts'
import { favouriteButtonZhCn } from './favourite-button-zh-cn.ts'

/** The texts of keeping a content, apart from the others: visitors do without them. */
export const favouriteButtonCopy: Catalogue<typeof favouriteButtonZhCn> = favouriteButtonZhCn

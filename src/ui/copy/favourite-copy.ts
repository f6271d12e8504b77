import type { Catalogue } from './copy.ts'
import { favouriteZhCn } from './favourite-zh-cn.ts'

/** The texts of the tab 我的收藏, apart from the others: they are fetched with it. */
export const favouriteCopy: Catalogue<typeof favouriteZhCn> = favouriteZhCn

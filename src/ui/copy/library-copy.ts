import type { Catalogue } from './copy.ts'
import { libraryZhCn } from './library-zh-cn.ts'

/** The texts of a school's library, apart from the others: they come with its page. */
export const libraryCopy: Catalogue<typeof libraryZhCn> = libraryZhCn

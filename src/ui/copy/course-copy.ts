import type { Catalogue } from './copy.ts'
import { courseZhCn, resourceZhCn } from './course-zh-cn.ts'

/** The texts of courses and resources, apart from the others: the first visit does without them. */
export const courseCopy: Catalogue<typeof courseZhCn> = courseZhCn
export const resourceCopy: Catalogue<typeof resourceZhCn> = resourceZhCn

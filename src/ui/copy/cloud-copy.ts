import { cloudZhCn } from './cloud-zh-cn.ts'
import type { Catalogue } from './copy.ts'

/** The texts of the cloud school, apart from the others: they come with its page. */
export const cloudCopy: Catalogue<typeof cloudZhCn> = cloudZhCn

import type { Catalogue } from './copy.ts'
import { uploadZhCn } from './upload-zh-cn.ts'

/** The texts of uploads, apart from the others: fetched with the tray. */
export const uploadCopy: Catalogue<typeof uploadZhCn> = uploadZhCn

import { commentZhCn, editorZhCn } from './comment-zh-cn.ts'
import type { Catalogue } from './copy.ts'

/** The texts of comments and of the editor, apart from the others: the first visit does without them. */
export const commentCopy: Catalogue<typeof commentZhCn> = commentZhCn
export const editorCopy: Catalogue<typeof editorZhCn> = editorZhCn

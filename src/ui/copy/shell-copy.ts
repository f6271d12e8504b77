import type { Catalogue } from './copy.ts'

/** What the document says by itself, before there is an app or where none comes. */
const shellZhCn = {
  late: '页面很慢，或者载入不了，请检查网络。',
  reopen: '重新打开',
}

/** The texts of the shell, apart from the others: the app has no use for them. */
export const shellCopy: Catalogue<typeof shellZhCn> = shellZhCn

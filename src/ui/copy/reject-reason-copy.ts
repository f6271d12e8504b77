import type { RejectReason } from '#domain/private-file/reject-reason.ts'
import type { Catalogue } from './copy.ts'
import { rejectReasonZhCn } from './reject-reason-zh-cn.ts'

export const rejectReasonNames: Catalogue<typeof rejectReasonZhCn> = rejectReasonZhCn

/** The category with the words that were said to it; a server says the category itself where nobody said a word. */
export const rejectReasonText = (reason: RejectReason | null, words: string): string => {
  const name = reason === null ? '' : rejectReasonNames[reason]
  return [name, words === name ? '' : words].filter((part) => part !== '').join(' · ')
}

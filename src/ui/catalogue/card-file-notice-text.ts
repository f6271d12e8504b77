import type { CardFileNotice } from '#domain/catalogue/card-file-notice.ts'
import { copy } from '../copy/copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { type NoticeText, noticeText } from '../notification/notice-text.ts'

const words = favouriteButtonCopy.file

/** A notice of the file behind a card in words. */
export const cardFileNoticeText = (notice: CardFileNotice): NoticeText => {
  if (notice.kind === 'kept') return noticeText('success', words.kept(notice.name))
  const { name, refusal } = notice
  const what = notice.kind === 'notKept' ? words.keepFailedOf(name) : words.downloadFailedOf(name)
  const why = refusal?.kind === 'noFile' ? words.none : failureText(refusal)
  return { ...noticeText('error', `${what}：${why}`), title: copy.wording.noticeTitle }
}

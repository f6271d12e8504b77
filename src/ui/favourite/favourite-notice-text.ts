import type { FavouriteNotice } from '#domain/favourite/favourite-notice.ts'
import { copy } from '../copy/copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { type NoticeText, noticeText } from '../notification/notice-text.ts'

/** More names than this make no sentence. */
const NAMES_SAID = 3

const words = favouriteButtonCopy.done

const failedText = ({ names, failure }: FavouriteNotice & { kind: 'failed' }): string => {
  const reason = failureText(failure)
  const [first = ''] = names
  return names.length === 1
    ? words.failed(first, reason)
    : words.failedSome(names.length, names.slice(0, NAMES_SAID).join('、'), reason)
}

/** What is said of a task with favourites; `folderName` answers '' for the top. */
export const favouriteNoticeText = (
  notice: FavouriteNotice,
  folderName: (id: number) => string,
): NoticeText => {
  switch (notice.kind) {
    case 'kept':
      return noticeText('success', words.kept(folderName(notice.folderId)), words.moveElsewhere)
    case 'moved':
      return noticeText('success', words.moved(notice.count, folderName(notice.folderId)))
    case 'forgotten':
      return noticeText('information', words.forgotten(notice.count), words.undo)
    case 'restored':
      return noticeText('success', words.restored)
    case 'failed':
      return { ...noticeText('error', failedText(notice)), title: copy.wording.noticeTitle }
  }
}

import type { OwnFileNotice } from '#domain/private-file/own-file-notice.ts'
import { ownFileCopy as words } from '../copy/own-file-copy.ts'
import { type NoticeText, noticeText } from '../notification/notice-text.ts'

/** What is said of a task with own files. */
export const ownFileNoticeText = (notice: OwnFileNotice): NoticeText => {
  switch (notice.kind) {
    case 'removed':
      return noticeText('information', words.removed(notice.count), words.undo)
    case 'moved':
    case 'copied':
    case 'restored':
      return noticeText('success', words[notice.kind](notice.count))
    case 'nothingDone':
    case 'purged':
      return noticeText('information', words[notice.kind])
    case 'withdrawn':
    case 'takeDownAsked':
      return noticeText('success', words[notice.kind](notice.name))
  }
}

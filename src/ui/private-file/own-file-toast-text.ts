import type { OwnFileToast } from '#domain/private-file/own-file-toast.ts'
import { ownFileCopy as words } from '../copy/own-file-copy.ts'
import { type ToastText, toastText } from '../notification/toast-text.ts'

/** What is said of a task with own files. */
export const ownFileToastText = (toast: OwnFileToast): ToastText => {
  switch (toast.kind) {
    case 'removed':
      return toastText('information', words.removed(toast.count), words.undo)
    case 'moved':
    case 'copied':
    case 'restored':
      return toastText('success', words[toast.kind](toast.count))
    case 'nothingDone':
    case 'purged':
      return toastText('information', words[toast.kind])
    case 'withdrawn':
    case 'takeDownAsked':
      return toastText('success', words[toast.kind](toast.name))
  }
}

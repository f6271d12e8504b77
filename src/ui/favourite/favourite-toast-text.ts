import type { FavouriteToast } from '#domain/favourite/favourite-toast.ts'
import { copy } from '../copy/copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { type ToastText, toastText } from '../notification/toast-text.ts'

/** More names than this make no sentence. */
const NAMES_SAID = 3

const words = favouriteButtonCopy.done

const failedText = ({ names, failure }: FavouriteToast & { kind: 'failed' }): string => {
  const reason = failureText(failure)
  const [first = ''] = names
  return names.length === 1
    ? words.failed(first, reason)
    : words.failedSome(names.length, names.slice(0, NAMES_SAID).join('、'), reason)
}

/** What is said of a task with favourites; `folderName` answers '' for the top. */
export const favouriteToastText = (toast: FavouriteToast, folderName: (id: number) => string): ToastText => {
  switch (toast.kind) {
    case 'kept':
      return toastText('success', words.kept(folderName(toast.folderId)), words.moveElsewhere)
    case 'moved':
      return toastText('success', words.moved(toast.count, folderName(toast.folderId)))
    case 'forgotten':
      return toastText('information', words.forgotten(toast.count), words.undo)
    case 'restored':
      return toastText('success', words.restored)
    case 'failed':
      return { ...toastText('error', failedText(toast)), title: copy.wording.toastTitle }
  }
}

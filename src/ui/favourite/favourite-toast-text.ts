import type { FavouriteToast } from '#domain/favourite/favourite-toast.ts'
import { copy } from '../copy/copy.ts'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { type ToastText, toastText } from '../notification/toast-text.ts'

/** More names than this make no sentence. */
const NAMES_SAID = 3

const words = favouriteButtonCopy.done

const failedText = ({ names, failure }: FavouriteToast & { kind: 'failed' }): string => {
  const [first = ''] = names
  const says = (reason: string): string =>
    names.length === 1
      ? words.failed(first, reason)
      : words.failedSome(names.length, names.slice(0, NAMES_SAID).join('、'), reason)
  return notDoneText(says, failure, names.length === 1 ? first : '')
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

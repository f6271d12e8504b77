import type { CardFileToast } from '#domain/catalogue/card-file-toast.ts'
import type { CardFileRefusal } from '#domain/catalogue/card-files.machine.ts'
import { copy } from '../copy/copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { type ToastText, toastText } from '../notification/toast-text.ts'

const words = favouriteButtonCopy.file

const whyOf = (refusal: CardFileRefusal): string => {
  if (refusal?.kind === 'noFile') return words.none
  return refusal?.kind === 'gone' ? words.gone : failureText(refusal)
}

const whyNotKept = (name: string, refusal: CardFileRefusal): string =>
  refusal?.kind === 'noFile' || refusal?.kind === 'gone'
    ? `${words.keepFailedOf(name)}：${whyOf(refusal)}`
    : notDoneText(words.keepFailedOf(name), refusal, name)

/** A toast of the file behind a card in words. */
export const cardFileToastText = (toast: CardFileToast): ToastText => {
  if (toast.kind === 'kept') return toastText('success', words.kept(toast.name))
  const { name, refusal } = toast
  const text =
    toast.kind === 'notKept'
      ? whyNotKept(name, refusal)
      : `${words.downloadFailedOf(name)}：${whyOf(refusal)}`
  return { ...toastText('error', text), title: copy.wording.toastTitle }
}

import { isWorthTelling } from '../notification/worth-telling.ts'
import type { CardFileRefusal, CardFileTask } from './card-files.machine.ts'

/** What is said of the file behind a card; `name` is what it is called among one's own files, or the card's. */
export type CardFileToast =
  | { readonly kind: 'kept'; readonly name: string }
  | {
      readonly kind: 'notKept' | 'notDownloaded'
      readonly name: string
      readonly refusal: CardFileRefusal
    }

/** A download is seen in the browser. */
export const toastOfDone = ({ kind }: CardFileTask, file: { readonly name: string }): CardFileToast | null =>
  kind === 'keep' ? { kind: 'kept', name: file.name } : null

/** Null where the session tells of it. */
export const toastOfRefusal = (
  { kind, content }: CardFileTask,
  refusal: CardFileRefusal,
): CardFileToast | null =>
  refusal !== null && !isWorthTelling(refusal)
    ? null
    : { kind: kind === 'keep' ? 'notKept' : 'notDownloaded', name: content.name, refusal }

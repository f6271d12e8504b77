import type { SignedInActors } from '#application/app-actors.ts'
import { type CardFileToast, toastOfDone, toastOfRefusal } from '#domain/catalogue/card-file-toast.ts'
import { cardFileToastText } from '#ui/catalogue/card-file-toast-text.ts'
import { saveFrom } from '#ui/components/save-file.ts'
import type { AppContext } from '../app-context.ts'
import { textToast } from '../notification/text-toast.ts'

/** Downloads the file found for a card; shows a toast for copies and failures. */
export const wireCardFiles = (
  { actors }: Pick<AppContext, 'actors'>,
  { cardFiles, userActions }: Pick<SignedInActors, 'cardFiles' | 'userActions'>,
): void => {
  const notify = textToast(actors)
  const say = (toast: CardFileToast | null) => {
    if (toast !== null) notify(cardFileToastText(toast), null)
  }
  cardFiles.on('cardFiles.done', ({ task, file }) => {
    say(toastOfDone(task, file))
    if (task.kind === 'keep') return
    saveFrom(file.downloadUrl, file.name)
    // Pages that show the file itself record its downloads on their own.
    if (task.kind === 'download')
      userActions.send({ type: 'userActions.note', action: { kind: 'download', content: task.content } })
  })
  cardFiles.on('cardFiles.refused', ({ task, refusal }) => say(toastOfRefusal(task, refusal)))
}

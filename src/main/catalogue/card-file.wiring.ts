import type { SignedInActors } from '#application/app-actors.ts'
import { type CardFileToast, toastOfDone, toastOfRefusal } from '#domain/catalogue/card-file-toast.ts'
import { cardFileToastText } from '#ui/catalogue/card-file-toast-text.ts'
import { saveFrom } from '#ui/components/save-file.ts'
import type { AppContext } from '../app-context.ts'
import { textToast } from '../notification/text-toast.ts'

/** What is found for a card goes to the browser's downloads; what became of a copy, and what could not be done, is said. */
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
    // A page that names a file notes it by itself.
    if (task.kind === 'download')
      userActions.send({ type: 'userActions.note', action: { kind: 'download', content: task.content } })
  })
  cardFiles.on('cardFiles.refused', ({ task, refusal }) => say(toastOfRefusal(task, refusal)))
}

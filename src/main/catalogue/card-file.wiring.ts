import type { SignedInActors } from '#application/app-actors.ts'
import { type CardFileNotice, noticeOfDone, noticeOfRefusal } from '#domain/catalogue/card-file-notice.ts'
import { cardFileNoticeText } from '#ui/catalogue/card-file-notice-text.ts'
import { saveFrom } from '#ui/components/save-file.ts'
import type { AppContext } from '../app-context.ts'
import { noticeToast } from '../notification/notice-toast.ts'

/** What is found for a card goes to the browser's downloads; what became of a copy, and what could not be done, is said. */
export const wireCardFiles = (
  { actors }: Pick<AppContext, 'actors'>,
  { cardFiles, userActions }: Pick<SignedInActors, 'cardFiles' | 'userActions'>,
): void => {
  const notify = noticeToast(actors)
  const say = (notice: CardFileNotice | null) => {
    if (notice !== null) notify(cardFileNoticeText(notice), null)
  }
  cardFiles.on('cardFiles.done', ({ task, file }) => {
    say(noticeOfDone(task, file))
    if (task.kind === 'keep') return
    saveFrom(file.downloadUrl, file.name)
    userActions.send({ type: 'userActions.note', action: { kind: 'download', content: task.content } })
  })
  cardFiles.on('cardFiles.refused', ({ task, refusal }) => say(noticeOfRefusal(task, refusal)))
}

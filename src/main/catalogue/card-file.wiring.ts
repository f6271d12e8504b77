import type { SignedInActors } from '#application/app-actors.ts'
import { isWorthTelling } from '#domain/notification/worth-telling.ts'
import { saveFrom } from '#ui/components/save-file.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { favouriteButtonCopy } from '#ui/copy/favourite-button-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** What is found for a card goes to the browser's downloads; what became of a copy, and what could not be done, is said. */
export const wireCardFiles = (
  { actors, wording }: Pick<AppContext, 'actors' | 'wording'>,
  { cardFiles, userActions }: Pick<SignedInActors, 'cardFiles' | 'userActions'>,
): void => {
  const words = favouriteButtonCopy.file
  const notify = toast(actors)
  cardFiles.on('cardFiles.done', ({ task: { kind, content }, file }) => {
    if (kind === 'keep') return notify('success', words.kept(file.name))
    saveFrom(file.downloadUrl, file.name)
    userActions.send({ type: 'userActions.note', action: { kind: 'download', content } })
  })
  cardFiles.on('cardFiles.refused', ({ task: { kind, content }, refusal }) => {
    if (refusal !== null && refusal.kind !== 'noFile' && !isWorthTelling(refusal)) return
    const reason = refusal?.kind === 'noFile' ? words.none : failureText(refusal)
    const failure = kind === 'keep' ? words.keepFailedOf(content.name) : words.downloadFailedOf(content.name)
    notify('error', `${failure}：${reason}`, wording.noticeTitle)
  })
}

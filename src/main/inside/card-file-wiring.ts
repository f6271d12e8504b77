import type { InsideActors } from '#application/app-actors.ts'
import { saveFrom } from '#ui/components/save-file.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { keepCopy } from '#ui/copy/keep-copy.ts'
import { notifier } from '../notifier.ts'
import type { Wired } from '../wired.ts'

/** What is found for a card goes to the browser's downloads; what became of a copy, and what could not be done, is said. */
export const wireCardFiles = (
  { actors, wording }: Pick<Wired, 'actors' | 'wording'>,
  { cardFiles, userActions }: Pick<InsideActors, 'cardFiles' | 'userActions'>,
): void => {
  const words = keepCopy.file
  const notify = notifier(actors)
  cardFiles.on('cardFiles.done', ({ task: { kind, content }, file }) => {
    if (kind === 'keep') return notify('success', words.kept(file.name))
    saveFrom(file.downloadUrl, file.name)
    userActions.send({ type: 'userActions.note', action: { kind: 'download', content } })
  })
  cardFiles.on('cardFiles.refused', ({ task: { kind, content }, refusal }) => {
    if (refusal?.kind === 'expired') return
    const reason = refusal?.kind === 'noFile' ? words.none : failureText(refusal)
    const failure = kind === 'keep' ? words.keepFailedOf(content.name) : words.downloadFailedOf(content.name)
    notify('error', `${failure}：${reason}`, wording.noticeTitle)
  })
}

import { createActor } from 'xstate'
import type { BankLogic, PaperLogic } from '#application/bank-logic.ts'
import type { papersMachine } from '#domain/paper/papers.machine.ts'
import { composerCopy } from '#ui/copy/composer-copy.ts'
import { paperPlaceAddress } from '#ui/routing/paper-address.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Opens a created paper and empties the basket of its questions; shows a toast for other outcomes. */
export const papersOpener = (
  { actors, navigator }: Pick<AppContext, 'actors' | 'navigator'>,
  logic: typeof papersMachine,
  basket: BankLogic['basket'],
): PaperLogic['openPapers'] => {
  const words = composerCopy.list
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return (input) => {
    const papers = createActor(logic, { input })
    papers.on('papers.made', ({ paper }) => {
      basket.send({ type: 'basket.empty' })
      navigator.navigate(paperPlaceAddress({ kind: paper.kind, id: paper.id }), { late: true })
    })
    papers.on('papers.copied', () => notify('success', words.copied))
    papers.on('papers.removed', () => notify('success', words.removed))
    papers.on('papers.refused', ({ failure }) => notDone(words.refused, failure))
    return papers
  }
}

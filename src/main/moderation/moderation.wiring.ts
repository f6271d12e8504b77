import { createActor } from 'xstate'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import { moderationCopy as words } from '#ui/copy/moderation-copy.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Shows a toast for the outcome of taking a content down or offering it again. */
export const moderationOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof moderationMachine,
): OfficeLogic['openModeration'] => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return (input) => {
    const moderation = createActor(logic, { input })
    moderation.on('moderation.takenDown', ({ name }) => notify('success', words.takenDown(name)))
    moderation.on('moderation.restored', ({ name }) => notify('success', words.restored(name)))
    moderation.on('moderation.refused', ({ failure }) => notDone('', failure))
    return moderation
  }
}

import { createActor } from 'xstate'
import type { ResourceLogic, SignedInActors } from '#application/app-actors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { resourceMachine } from '#domain/catalogue/resource.machine.ts'
import { favouriteButtonCopy } from '#ui/copy/favourite-button-copy.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Records the view of a resource; shows a toast for copies. */
export const resourceOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof resourceMachine,
  { userActions }: Pick<SignedInActors, 'userActions'>,
): ResourceLogic['openResource'] => {
  const words = favouriteButtonCopy.file
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return (input) => {
    const resource = createActor(logic, { input })
    const content = { id: input.id, type: CONTENT_TYPE.resource }
    resource.on('resource.shown', () =>
      userActions.send({ type: 'userActions.note', action: { kind: 'view', content } }),
    )
    resource.on('resource.kept', ({ name }) => notify('success', words.kept(name)))
    resource.on('resource.keepFailed', ({ failure }) => notDone(words.keepFailed, failure))
    return resource
  }
}

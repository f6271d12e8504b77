import { createActor } from 'xstate'
import type { StudioLogic } from '#application/studio/studio-logic.ts'
import type { colleaguesMachine } from '#domain/studio/colleagues.machine.ts'
import type { coverTakingMachine } from '#domain/studio/cover-taking.machine.ts'
import type { draftsMachine } from '#domain/studio/drafts.machine.ts'
import type { fileTakingMachine } from '#domain/studio/file-taking.machine.ts'
import { studioCopy } from '#ui/copy/studio-copy.ts'
import { courseEditorAddress } from '#ui/routing/studio-address.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Opens a created course; shows a toast for removals and failures. */
export const draftsOpener = (
  { actors, navigator }: Pick<AppContext, 'actors' | 'navigator'>,
  logic: typeof draftsMachine,
): StudioLogic['openDrafts'] => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return (query) => {
    const drafts = createActor(logic, { input: query })
    drafts.on('drafts.made', ({ id }) => navigator.navigate(courseEditorAddress(id), { late: true }))
    drafts.on('drafts.removed', () => notify('success', studioCopy.removed))
    drafts.on('drafts.refused', ({ failure }) => notDone(studioCopy.notRemoved, failure))
    return drafts
  }
}

/** Passes the taken file to the section that asked for it. */
export const fileTakingOpener =
  (logic: typeof fileTakingMachine): StudioLogic['openFileTaking'] =>
  (told) => {
    const taking = createActor(logic)
    taking.on('fileTaking.taken', ({ file }) => told(file))
    return taking
  }

/** Passes the stored picture on as the cover of the course. */
export const coverTakingOpener =
  (logic: typeof coverTakingMachine): StudioLogic['openCoverTaking'] =>
  (draftId, told) => {
    const taking = createActor(logic, { input: { draftId } })
    taking.on('coverTaking.taken', ({ file }) => told(file))
    return taking
  }

/** Passes invited colleagues on to the course editor. */
export const colleaguesOpener =
  (logic: typeof colleaguesMachine): StudioLogic['openColleagues'] =>
  ({ state, organisation }, editor) => {
    const colleagues = createActor(logic, {
      input: { draftId: state.id, organisationId: organisation.id },
    })
    colleagues.on('colleagues.invited', () => editor.send({ type: 'editor.reread' }))
    return colleagues
  }

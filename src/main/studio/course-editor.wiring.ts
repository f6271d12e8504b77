import { createActor } from 'xstate'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { OpenCourseEditor } from '#application/studio/course-editor.provide.ts'
import type { HeldEditsStore } from '#application/studio/kept-work.port.ts'
import { applyEdits } from '#contract/course-edit.ts'
import type { ApplyEdits } from '#domain/studio/course-edit.ts'
import type { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import { type OpenCourse, setAside } from '#domain/studio/open-course.ts'
import type { WorkingCopy } from '#domain/studio/working-copy.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { studioCopy } from '#ui/copy/studio-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'
import { whileRunning } from '../while-running.ts'

/** The contract's words for edits are the domain's, but for what may be changed of them. */
const apply = applyEdits as unknown as ApplyEdits

/**
 * An editor outlives its page until it has handed over what was made there, but not the session. What became of it is said in a
 * notice; what a review holds back and what was asked without an answer is there after a reload too.
 */
export const courseEditorOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof courseEditorMachine,
  makeId: MakeClientId,
  store: HeldEditsStore,
): OpenCourseEditor => {
  const notify = toast(actors)
  return (id) => {
    const userId = selectUser(actors.session.getSnapshot())?.id ?? 0
    const place = { userId, draftId: id }
    const held = () => store.read(place) ?? []
    const editor = createActor(logic, { input: { id, userId, apply, makeId, held } })
    let kept: (Pick<OpenCourse, 'heldBack'> & Pick<WorkingCopy, 'conflicts'>) | null = null
    editor.on('editor.lost', ({ failure }) => notify('error', studioCopy.lost(failureText(failure))))
    editor.on('editor.acted', ({ kind }) => notify('success', studioCopy.acted[kind]))
    whileRunning(editor, () => [
      actors.session.on('session.closed', () => editor.send({ type: 'editor.drop' })),
      editor.subscribe(({ context: { course } }) => {
        if (course === null) return
        const { heldBack, workingCopy } = course
        if (kept?.heldBack === heldBack && kept.conflicts === workingCopy.conflicts) return
        kept = { heldBack, conflicts: workingCopy.conflicts }
        const aside = setAside(course)
        if (aside.length > 0) store.keep(place, aside)
        else store.forget(place)
      }),
    ])
    return editor
  }
}

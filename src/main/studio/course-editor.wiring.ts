import { createActor } from 'xstate'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { Signal } from '#application/kernel/signal.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { OpenCourseEditor } from '#application/studio/course-editor.provide.ts'
import { keepSetAside } from '#application/studio/held-edits.ts'
import type { CaptionDraftStore, HeldEditsStore } from '#application/studio/kept-work.port.ts'
import { applyEdits } from '#contract/course-edit.ts'
import type { ApplyEdits } from '#domain/studio/course-edit.ts'
import type { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { studioCopy } from '#ui/copy/studio-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** The contract's words for edits are the domain's, but for what may be changed of them. */
const apply = applyEdits as unknown as ApplyEdits

interface KeptOfCourses {
  readonly held: HeldEditsStore
  readonly captions: CaptionDraftStore
  /** Tells when lines of captions begin to wait in this browser that the server does not have, and when they no longer do. */
  readonly unsavedCaptions: Signal<void>
}

/**
 * An editor outlives its page until it has handed over what was made there, but not the session. What became of it is said in a
 * toast; what a review holds back and what was asked without an answer is there after a reload too.
 */
export const courseEditorOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof courseEditorMachine,
  makeId: MakeClientId,
  kept: KeptOfCourses,
): OpenCourseEditor => {
  const notify = toast(actors)
  return (id) => {
    const userId = selectUser(actors.session.getSnapshot())?.id ?? 0
    const place = { userId, draftId: id }
    const held = () => kept.held.read(place) ?? []
    const leftCaptions = () => kept.captions.of(place)
    const editor = createActor(logic, { input: { id, userId, apply, makeId, held, leftCaptions } })
    editor.on('editor.lost', ({ failure }) => notify('error', studioCopy.lost(failureText(failure))))
    editor.on('editor.acted', ({ kind }) => notify('success', studioCopy.acted[kind]))
    whileRunning(editor, () => [
      actors.session.on('session.closed', () => editor.send({ type: 'editor.drop' })),
      keepSetAside(editor, kept.held, place),
      { unsubscribe: kept.unsavedCaptions.listen(() => editor.send({ type: 'editor.captions' })) },
    ])
    return editor
  }
}

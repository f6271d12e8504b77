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

/** The contract's types of edits equal the domain's, except for readonly. */
const apply = applyEdits as unknown as ApplyEdits

interface KeptOfCourses {
  readonly held: HeldEditsStore
  readonly captions: CaptionDraftStore
  /** Sent when this browser begins to store unsaved caption lines, and when it has none any more. */
  readonly unsavedCaptions: Signal<void>
}

/**
 * Keeps an editor running after its page closes until it has handed over its edits, but not beyond the
 * session. Shows toasts for outcomes; stores edits held back by a review and unresolved conflicts through a
 * reload.
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

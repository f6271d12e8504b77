import { type ActorRefFrom, createActor } from 'xstate'
import type { sessionMachine } from '#domain/session/session.machine.ts'
import type { captionEditorMachine } from '#domain/studio/caption-editor.machine.ts'
import { captionFileOf, captionPut, sectionIn } from '#domain/studio/section-edits.ts'
import type { Signal } from '../kernel/signal.ts'
import { whileRunning } from '../kernel/while-running.ts'
import type { CaptionsOf, OpenCaptionEditor } from './caption-editor.provide.ts'
import type { CourseEditorActor, DraftOutbox } from './course-editor.provide.ts'
import type { CaptionDraftStore } from './kept-work.port.ts'

/** The section of the captions in the course editor's working copy. */
const sectionOf = (courseEditor: CourseEditorActor, { sectionKey }: CaptionsOf) => {
  const open = courseEditor.getSnapshot().context.course
  return open && sectionIn(open.workingCopy.document, sectionKey)
}

interface CaptionNeeds {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly outbox: DraftOutbox
  readonly drafts: CaptionDraftStore
  /** Sent when this browser begins to store unsaved caption lines, and when it has none any more. */
  readonly unsavedCaptions: Signal<void>
}

/**
 * Opens the captions of a film. Saved captions are entered in the course draft by the course editor, or by
 * the outbox if its page was closed. Changes by other editors and undone steps are passed on to the
 * captions. Unsaved lines outlive a reload.
 */
export const captionEditorOpener =
  (
    logic: typeof captionEditorMachine,
    { session, outbox, drafts, unsavedCaptions }: CaptionNeeds,
  ): OpenCaptionEditor =>
  (courseEditor, of) => {
    const { language, label } = of
    const { id, userId, makeId, course: before } = courseEditor.getSnapshot().context
    const place = { userId, draftId: id, sectionKey: of.sectionKey, language }
    const mayEdit = before?.state.rights.edit === true
    const captions = createActor(logic, {
      input: {
        draftId: id,
        fileId: captionFileOf(sectionOf(courseEditor, of), language),
        left: mayEdit ? drafts.read(place) : null,
      },
    })

    captions.on('captionEditor.kept', ({ fileId }) => {
      const section = sectionOf(courseEditor, of)
      if (section === null) return
      const edits = captionPut(section, { language, label, fileId })
      if (courseEditor.getSnapshot().status === 'active') {
        courseEditor.send({ type: 'editor.edit', edits })
        return
      }
      const revision = courseEditor.getSnapshot().context.course?.workingCopy.revision ?? 0
      outbox.send({
        type: 'outbox.put',
        item: { userId, draftId: id, revision, intentId: makeId(), edits },
        urgency: 'soon',
      })
    })

    /**
     * Whether this tab has stored lines; a tab in which nothing was written must not delete those of another
     * tab.
     */
    let wasLeft = captions.getSnapshot().context.left !== null
    const keepLines = () => {
      const { sheet, kept, left, fileId } = captions.getSnapshot().context
      if (!mayEdit || left !== null) return
      const isLeft = sheet.lines !== kept
      if (isLeft) drafts.keep(place, { fileId, lines: sheet.lines })
      else if (wasLeft) drafts.forget(place)
      if (isLeft !== wasLeft) unsavedCaptions.tell()
      wasLeft = isLeft
    }

    whileRunning(captions, () => [
      captions.subscribe(keepLines),
      session.on('session.closed', () => captions.send({ type: 'captionEditor.drop' })),
      courseEditor.subscribe(() => {
        const section = sectionOf(courseEditor, of)
        const fileId = captionFileOf(section, language)
        if (section === null || fileId === captions.getSnapshot().context.fileId) return
        captions.send({ type: 'captionEditor.othersChanged', fileId })
      }),
    ])
    return captions
  }

import { createActor } from 'xstate'
import type { CaptionsOf, OpenCaptionEditor } from '#application/studio/caption-editor.provide.ts'
import type { CourseEditorActor, DraftOutbox } from '#application/studio/course-editor.provide.ts'
import type { CaptionDraftStore } from '#application/studio/kept-work.port.ts'
import type { captionEditorMachine } from '#domain/studio/caption-editor.machine.ts'
import { captionFileOf, captionPut, sectionIn } from '#domain/studio/section-edits.ts'
import type { AppContext } from '../app-context.ts'
import { whileRunning } from '../while-running.ts'

/** What the draft names, as its editor knows it. */
const sectionOf = (course: CourseEditorActor, { sectionKey }: CaptionsOf) => {
  const open = course.getSnapshot().context.course
  return open && sectionIn(open.workingCopy.document, sectionKey)
}

interface CaptionNeeds {
  readonly outbox: DraftOutbox
  readonly drafts: CaptionDraftStore
}

/**
 * What is kept is named in the draft by the course's editor, or by its outbox where the page of that editor has gone. What others
 * write, or a step of that editor takes back, is told to the captions. Lines that are not with the server outlive a reload.
 */
export const captionEditorOpener =
  (
    { actors }: Pick<AppContext, 'actors'>,
    logic: typeof captionEditorMachine,
    { outbox, drafts }: CaptionNeeds,
  ): OpenCaptionEditor =>
  (course, of) => {
    const { language, label } = of
    let known = captionFileOf(sectionOf(course, of), language)
    const { id, userId, makeId } = course.getSnapshot().context
    const place = { userId, draftId: id, sectionKey: of.sectionKey, language }
    const mayEdit = course.getSnapshot().context.course?.state.rights.edit === true
    const captions = createActor(logic, {
      input: { draftId: id, fileId: known, left: mayEdit ? drafts.read(place) : null },
    })

    captions.on('captionEditor.kept', ({ fileId }) => {
      const section = sectionOf(course, of)
      if (section === null) return
      known = fileId
      const edits = captionPut(section, { language, label, fileId })
      if (course.getSnapshot().status === 'active') {
        course.send({ type: 'editor.edit', edits })
        return
      }
      const revision = course.getSnapshot().context.course?.workingCopy.revision ?? 0
      outbox.send({
        type: 'outbox.put',
        item: { userId, draftId: id, revision, intentId: makeId(), edits },
        haste: 'soon',
      })
    })

    const keepLines = () => {
      const { sheet, kept, left, fileId } = captions.getSnapshot().context
      if (!mayEdit || left !== null) return
      if (sheet.lines === kept) drafts.forget(place)
      else drafts.keep(place, { fileId, lines: sheet.lines })
    }

    whileRunning(captions, () => [
      captions.subscribe(keepLines),
      actors.session.on('session.closed', () => captions.send({ type: 'captionEditor.drop' })),
      course.subscribe(() => {
        const section = sectionOf(course, of)
        const named = captionFileOf(section, language)
        if (section === null || named === known) return
        known = named
        captions.send({ type: 'captionEditor.othersChanged', fileId: named })
      }),
    ])
    return captions
  }

import { createActor } from 'xstate'
import type { CaptionsOf, OpenCaptionEditor } from '#application/studio/caption-editor.provide.ts'
import type { CourseEditorActor, DraftOutbox } from '#application/studio/course-editor.provide.ts'
import type { captionEditorMachine } from '#domain/studio/caption-editor.machine.ts'
import { captionFileOf, captionPut, sectionIn } from '#domain/studio/section-edits.ts'
import type { AppContext } from '../app-context.ts'
import { whileRunning } from '../while-running.ts'

/** What the draft names, as its editor knows it. */
const sectionOf = (course: CourseEditorActor, { sectionKey }: CaptionsOf) => {
  const open = course.getSnapshot().context.course
  return open && sectionIn(open.desk.document, sectionKey)
}

/**
 * What is kept is named in the draft by the course's editor, or by its outbox where the page of that editor has gone. What others
 * write, or a step of that editor takes back, is told to the captions.
 */
export const captionEditorOpener =
  (
    { actors }: Pick<AppContext, 'actors'>,
    logic: typeof captionEditorMachine,
    outbox: DraftOutbox,
  ): OpenCaptionEditor =>
  (course, of) => {
    const { language, label } = of
    let known = captionFileOf(sectionOf(course, of), language)
    const { id, userId, makeId } = course.getSnapshot().context
    const captions = createActor(logic, { input: { draftId: id, fileId: known } })

    captions.on('captionEditor.kept', ({ fileId }) => {
      const section = sectionOf(course, of)
      if (section === null) return
      known = fileId
      const edits = captionPut(section, { language, label, fileId })
      if (course.getSnapshot().status === 'active') {
        course.send({ type: 'editor.edit', edits })
        return
      }
      const revision = course.getSnapshot().context.course?.desk.revision ?? 0
      outbox.send({
        type: 'outbox.put',
        item: { userId, draftId: id, revision, intentId: makeId(), edits },
        haste: 'soon',
      })
    })

    whileRunning(captions, () => [
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

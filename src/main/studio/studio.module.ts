import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideCourseEditor, provideDraftOutbox } from '#application/studio/course-editor.provide.ts'
import { PAGE_LIFECYCLE } from '../learning/tokens.ts'
import { COURSE_DRAFT_PORT, COURSE_EDITOR_LOGIC, DRAFT_OUTBOX, UNSENT_EDITS_STORE } from './tokens.ts'

export const studioModule = new ContainerModule(({ bind }) => {
  bind(DRAFT_OUTBOX).toResolvedValue(
    (drafts, store, page) => createActor(provideDraftOutbox({ drafts, store, page })),
    [COURSE_DRAFT_PORT, UNSENT_EDITS_STORE, PAGE_LIFECYCLE],
  )
  bind(COURSE_EDITOR_LOGIC).toResolvedValue(provideCourseEditor, [
    COURSE_DRAFT_PORT,
    DRAFT_OUTBOX,
    PAGE_LIFECYCLE,
  ])
})

import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { makingOnce } from '#application/session/making-once.ts'
import { provideCaptionEditor } from '#application/studio/caption-editor.provide.ts'
import { provideCourseComparison } from '#application/studio/course-comparison.provide.ts'
import { provideCourseEditor, provideDraftOutbox } from '#application/studio/course-editor.provide.ts'
import { provideCourseFiling } from '#application/studio/course-filing.provide.ts'
import {
  provideColleagues,
  provideCoverTaking,
  provideDrafts,
  provideFileTaking,
  provideFilmQuality,
} from '#application/studio/studio-parts.provide.ts'
import { CURRICULUM_PORT } from '../catalogue/curriculum.tokens.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { PAGE_LIFECYCLE } from '../learning/tokens.ts'
import { FORM_DRAFT_STORE } from '../session/form-draft.tokens.ts'
import { SESSION_STORE } from '../session/tokens.ts'
import {
  CAPTION_EDITOR_LOGIC,
  COLLEAGUES_LOGIC,
  COURSE_COMPARISON_LOGIC,
  COURSE_DRAFT_PORT,
  COURSE_EDITOR_LOGIC,
  COURSE_FILING_LOGIC,
  COVER_TAKING_LOGIC,
  DRAFT_OUTBOX,
  DRAFTS_LOGIC,
  FILE_TAKING_LOGIC,
  FILM_QUALITY_LOGIC,
  STUDIO_THING_PORT,
  UNSENT_EDITS_STORE,
} from './tokens.ts'

export const studioModule = new ContainerModule(({ bind }) => {
  bind(DRAFT_OUTBOX).toResolvedValue(
    (drafts, store, page) => createActor(provideDraftOutbox({ drafts, store, page })),
    [COURSE_DRAFT_PORT, UNSENT_EDITS_STORE, PAGE_LIFECYCLE],
  )
  bind(DRAFTS_LOGIC).toResolvedValue(
    (courses, drafts, session, makeClientId) =>
      provideDrafts(courses, makingOnce({ drafts, session, makeClientId })),
    [COURSE_DRAFT_PORT, FORM_DRAFT_STORE, SESSION_STORE, MAKE_CLIENT_ID],
  )
  bind(FILE_TAKING_LOGIC).toResolvedValue(provideFileTaking, [STUDIO_THING_PORT])
  bind(COVER_TAKING_LOGIC).toResolvedValue(provideCoverTaking, [STUDIO_THING_PORT])
  bind(FILM_QUALITY_LOGIC).toResolvedValue(provideFilmQuality, [STUDIO_THING_PORT])
  bind(COLLEAGUES_LOGIC).toResolvedValue(provideColleagues, [STUDIO_THING_PORT])
  bind(COURSE_FILING_LOGIC).toResolvedValue(provideCourseFiling, [CURRICULUM_PORT, STUDIO_THING_PORT])
  bind(COURSE_EDITOR_LOGIC).toResolvedValue(provideCourseEditor, [
    COURSE_DRAFT_PORT,
    DRAFT_OUTBOX,
    PAGE_LIFECYCLE,
  ])
  bind(CAPTION_EDITOR_LOGIC).toResolvedValue(provideCaptionEditor, [STUDIO_THING_PORT])
  bind(COURSE_COMPARISON_LOGIC).toResolvedValue(provideCourseComparison, [COURSE_DRAFT_PORT])
})

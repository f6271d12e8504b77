import type { Container, ContainerModule } from 'inversify'
import { makeSignal } from '#application/kernel/signal.ts'
import { renewVersionFile } from '#application/release/renew-version-file.ts'
import { captionEditorOpener } from '#application/studio/caption-editor.open.ts'
import type { StudioLogic } from '#application/studio/studio-logic.ts'
import { courseFaults } from '#contract/course-check.ts'
import type { FindFaults } from '#domain/studio/course-studio.ts'
import { INBOX_ACTOR } from '../announcement/tokens.ts'
import { toldOpener } from '../announcement/unread-count.wiring.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { jobModule } from '../job/job.module.ts'
import { JOBS_LOGIC } from '../job/tokens.ts'
import { releaseModule } from '../release/release.module.ts'
import {
  PUBLISHED_LOGIC,
  PUBLISHING_NOTICES_LOGIC,
  RELEASES_LOGIC,
  RESOURCE_EDITOR_LOGIC,
  RESOURCE_VERSION_PORT,
  VERSION_QUEUE_LOGIC,
} from '../release/tokens.ts'
import { wireOutbox } from '../session/outbox.wiring.ts'
import { UNSENT_WORK } from '../session/tokens.ts'
import { courseEditorOpener } from '../studio/course-editor.wiring.ts'
import {
  colleaguesOpener,
  coverTakingOpener,
  draftsOpener,
  fileTakingOpener,
} from '../studio/drafts.wiring.ts'
import { previewRoomOpener } from '../studio/preview-room.wiring.ts'
import { studioModule } from '../studio/studio.module.ts'
import {
  CAPTION_DRAFT_STORE,
  CAPTION_EDITOR_LOGIC,
  COLLEAGUES_LOGIC,
  COURSE_COMPARISON_LOGIC,
  COURSE_EDITOR_LOGIC,
  COURSE_FILING_LOGIC,
  COVER_TAKING_LOGIC,
  DRAFT_OUTBOX,
  DRAFTS_LOGIC,
  FILE_TAKING_LOGIC,
  FILM_QUALITY_LOGIC,
  HELD_EDITS_STORE,
} from '../studio/tokens.ts'

/** The statecharts of the studio, bound to their ports. */
export const openStudio = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): StudioLogic => {
  container.load(jobModule, releaseModule, studioModule, ...adapters)
  const draftOutbox = container.get(DRAFT_OUTBOX)
  const makeKey = container.get(MAKE_CLIENT_ID)
  const captions = container.get(CAPTION_DRAFT_STORE)
  const unsavedCaptions = makeSignal<void>()
  app.running.add(draftOutbox)
  draftOutbox.start()
  wireOutbox(app, draftOutbox, container.get(UNSENT_WORK), 'edits')
  return {
    draftOutbox,
    openCourseEditor: courseEditorOpener(app, container.get(COURSE_EDITOR_LOGIC), makeKey, {
      held: container.get(HELD_EDITS_STORE),
      captions,
      unsavedCaptions,
    }),
    openCaptionEditor: captionEditorOpener(container.get(CAPTION_EDITOR_LOGIC), {
      session: app.actors.session,
      outbox: draftOutbox,
      drafts: captions,
      unsavedCaptions,
    }),
    courseComparison: container.get(COURSE_COMPARISON_LOGIC),
    courseFiling: container.get(COURSE_FILING_LOGIC),
    openDrafts: draftsOpener(app, container.get(DRAFTS_LOGIC)),
    openFileTaking: fileTakingOpener(container.get(FILE_TAKING_LOGIC)),
    openCoverTaking: coverTakingOpener(container.get(COVER_TAKING_LOGIC)),
    filmQuality: container.get(FILM_QUALITY_LOGIC),
    openPreviewRoom: previewRoomOpener(app),
    openColleagues: colleaguesOpener(container.get(COLLEAGUES_LOGIC)),
    jobs: container.get(JOBS_LOGIC),
    published: container.get(PUBLISHED_LOGIC),
    openPublishingNotices: toldOpener(
      { inbox: container.get(INBOX_ACTOR) },
      container.get(PUBLISHING_NOTICES_LOGIC),
      'decisions',
    ),
    releases: container.get(RELEASES_LOGIC),
    resourceEditor: container.get(RESOURCE_EDITOR_LOGIC),
    versionQueue: container.get(VERSION_QUEUE_LOGIC),
    renewVersionFile: renewVersionFile(container.get(RESOURCE_VERSION_PORT)),
    makeKey,
    findFaults: courseFaults as unknown as FindFaults,
  }
}

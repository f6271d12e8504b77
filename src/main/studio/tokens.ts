import type { CourseDraftPort } from '#application/studio/course-draft.port.ts'
import type { CaptionDraftStore, HeldEditsStore } from '#application/studio/kept-work.port.ts'
import type { StudioLogic } from '#application/studio/studio-logic.ts'
import type { StudioThingPort } from '#application/studio/studio-thing.port.ts'
import type { UnsentEditsStore } from '#application/studio/unsent-edits.port.ts'
import type { captionEditorMachine } from '#domain/studio/caption-editor.machine.ts'
import type { colleaguesMachine } from '#domain/studio/colleagues.machine.ts'
import type { courseComparisonMachine } from '#domain/studio/course-comparison.machine.ts'
import type { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import type { courseFilingMachine } from '#domain/studio/course-filing.machine.ts'
import type { coverTakingMachine } from '#domain/studio/cover-taking.machine.ts'
import type { draftsMachine } from '#domain/studio/drafts.machine.ts'
import type { fileTakingMachine } from '#domain/studio/file-taking.machine.ts'
import type { filmQualityMachine } from '#domain/studio/film-quality.machine.ts'
import { token } from '../tokens.ts'

export const COURSE_DRAFT_PORT = token<CourseDraftPort>('CourseDraftPort')
export const STUDIO_THING_PORT = token<StudioThingPort>('StudioThingPort')
export const UNSENT_EDITS_STORE = token<UnsentEditsStore>('UnsentEditsStore')
export const HELD_EDITS_STORE = token<HeldEditsStore>('HeldEditsStore')
export const CAPTION_DRAFT_STORE = token<CaptionDraftStore>('CaptionDraftStore')

/* Actors that run as long as the app. */
export const DRAFT_OUTBOX = token<StudioLogic['draftOutbox']>('actor draftOutbox')

export const DRAFTS_LOGIC = token<typeof draftsMachine>('logic drafts')
export const FILE_TAKING_LOGIC = token<typeof fileTakingMachine>('logic fileTaking')
export const COVER_TAKING_LOGIC = token<typeof coverTakingMachine>('logic coverTaking')
export const FILM_QUALITY_LOGIC = token<typeof filmQualityMachine>('logic filmQuality')
export const COURSE_FILING_LOGIC = token<typeof courseFilingMachine>('logic courseFiling')
export const COLLEAGUES_LOGIC = token<typeof colleaguesMachine>('logic colleagues')
export const COURSE_EDITOR_LOGIC = token<typeof courseEditorMachine>('logic courseEditor')
export const CAPTION_EDITOR_LOGIC = token<typeof captionEditorMachine>('logic captionEditor')
export const COURSE_COMPARISON_LOGIC = token<typeof courseComparisonMachine>('logic courseComparison')

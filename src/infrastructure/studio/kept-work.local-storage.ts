import * as z from 'zod/mini'
import type { CaptionDraftStore, HeldEditsStore } from '#application/studio/kept-work.port.ts'
import { courseEdit } from '#contract/course-edit.ts'
import type { CaptionDraft, CaptionDraftPlace, HeldEdits, HeldEditsPlace } from '#domain/studio/kept-work.ts'
import { localStorageDrafts, type StoredDraft } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

/** Courses and captions; the oldest make room. */
const MAX_HELD = 20
const MAX_CAPTIONS = 6

const whole = z.int().check(z.nonnegative())

const heldEdits = z.object({
  place: z.object({ userId: whole, draftId: whole }),
  draft: z.array(courseEdit).check(z.minLength(1)),
}) as unknown as z.ZodMiniType<StoredDraft<HeldEditsPlace, HeldEdits>>

const captionDraft = z.object({
  place: z.object({ userId: whole, draftId: whole, sectionKey: z.string(), language: z.string() }),
  draft: z.object({
    fileId: whole,
    lines: z.array(z.object({ id: whole, start: z.number(), end: z.number(), text: z.string() })),
  }),
}) satisfies z.ZodMiniType<StoredDraft<CaptionDraftPlace, CaptionDraft>>

const HELD = localWork('heldCourseEdits', () => listOf(heldEdits, MAX_HELD), [])
const CAPTIONS = localWork('captionDrafts', () => listOf(captionDraft, MAX_CAPTIONS), [])

export const localStorageHeldEdits = (storage: SafeStorage): HeldEditsStore =>
  localStorageDrafts(storage, {
    key: HELD,
    most: MAX_HELD,
    apart: true,
    isSame: (one, other) => one.userId === other.userId && one.draftId === other.draftId,
  })

export const localStorageCaptionDrafts = (storage: SafeStorage): CaptionDraftStore => ({
  ...localStorageDrafts<CaptionDraftPlace, CaptionDraft>(storage, {
    key: CAPTIONS,
    most: MAX_CAPTIONS,
    apart: true,
    isSame: (one, other) =>
      one.userId === other.userId &&
      one.draftId === other.draftId &&
      one.sectionKey === other.sectionKey &&
      one.language === other.language,
  }),
  of: ({ userId, draftId }) =>
    storage
      .read(CAPTIONS)
      .filter(({ place }) => place.userId === userId && place.draftId === draftId)
      .map(({ place: { sectionKey, language } }) => ({ sectionKey, language })),
})

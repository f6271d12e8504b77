import * as z from 'zod/mini'
import type { NoteDraft, NotePlace } from '#domain/playback/note-draft.ts'
import { listOf, localJson } from './storage-key.ts'

/** The latest; the oldest make room. */
export const MOST_NOTE_DRAFTS = 8

const whole = z.int().check(z.nonnegative())

const keptNote = z.object({
  place: z.object({ userId: whole, sectionId: whole }),
  draft: z.object({
    noteId: whole,
    second: whole,
    text: z.string().check(z.maxLength(10_000)),
    clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
}) satisfies z.ZodMiniType<{ place: NotePlace; draft: NoteDraft }>

/** What only a lesson leaves in the browser; apart from the other keys, so that other pages do without. */
export const LESSON_STORAGE_KEYS = {
  /** Notes that no server has acknowledged yet, under their user's id (decision 7). */
  noteDrafts: localJson('noteDrafts', listOf(keptNote, MOST_NOTE_DRAFTS), []),
} as const

import * as z from 'zod/mini'
import { listOf, localWork } from './storage-key.ts'
import { storedDraft } from './stored-comment-draft.ts'
import { storedNote } from './stored-note.ts'

/** The latest; the oldest make room. */
export const MAX_NOTE_DRAFTS = 8

const unsentWriting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), ...storedNote.shape }),
  z.object({ kind: z.literal('comment'), ...storedDraft.shape }),
])

/** What notes and comments leave in the browser; fetched with the first of them, or with those that wait to be sent. */
export const WRITING_STORAGE_KEYS = {
  /** Notes that are being written, under their user's id (R-session-5). */
  noteDrafts: localWork('noteDrafts', () => listOf(storedNote, MAX_NOTE_DRAFTS), []),
  /** Notes and comments that were handed in and that no server has acknowledged yet, likewise; oldest first (R-writing-1). */
  unsentWritings: localWork('unsentWritings', () => listOf(unsentWriting), []),
} as const

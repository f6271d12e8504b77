import * as z from 'zod/mini'
import { LIST_VIEWS } from '#domain/catalogue/list-query.ts'
import { listOf, localJson, localText, localWork } from './storage-key.ts'
import { storedDraft } from './stored-comment-draft.ts'

/** The latest; the oldest make room. */
export const MAX_DRAFTS = 8

/** What only a signed-in person leaves in the browser; apart from the other keys, so that the first visit does without. */
export const SIGNED_IN_STORAGE_KEYS = {
  /** How lists are looked at: cards or rows. */
  listView: localText('listView', () => z.enum(LIST_VIEWS), 'card'),
  /** What was not acknowledged yet, under its user's id (R-session-5). */
  commentDrafts: localWork('commentDrafts', () => listOf(storedDraft, MAX_DRAFTS), []),
  /** Answers that wait for a connection, unread: what they are only a lesson knows. */
  answers: localText('unsentAnswers', () => z.string(), ''),
  /** Edits of a course that wait for a connection, likewise. */
  edits: localText('unsentCourseEdits', () => z.string(), ''),
  /** Notes and comments that wait for a connection, likewise. */
  writings: localText('unsentWritings', () => z.string(), ''),
  /** Of this tab only: how far down its page stood (R-session-5). */
  scrollPlace: {
    ...localJson('scrollPlace', () => z.object({ userId: z.int(), address: z.string(), top: z.int() }), null),
    area: 'session',
  },
  /** There are uploads that are not done. */
  uploadsThere: localJson('uploadsThere', () => z.boolean(), false),
} as const

import * as z from 'zod/mini'
import type { NoteDraft, NotePlace } from '#domain/playback/note-draft.ts'

const whole = z.int().check(z.nonnegative())

/** The shape under which the draft of a note is kept. */
export const storedNote = z.object({
  place: z.object({ userId: whole, sectionId: whole }),
  draft: z.object({
    noteId: whole,
    second: whole,
    text: z.string().check(z.maxLength(10_000)),
    clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
}) satisfies z.ZodMiniType<{ place: NotePlace; draft: NoteDraft }>

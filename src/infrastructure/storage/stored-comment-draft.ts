import * as z from 'zod/mini'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { CommentDraft, DraftPlace } from '#domain/comment/comment-draft.ts'

const whole = z.int().check(z.nonnegative())

/** The shape under which a draft is kept; nothing longer than the wire takes (contract addcomments). */
export const storedDraft = z.object({
  place: z.object({
    userId: whole,
    content: z.object({ id: whole, type: z.enum(CONTENT_TYPE) }),
    parentId: whole,
  }),
  draft: z.object({
    text: z.object({ html: z.string().check(z.maxLength(20_000)), length: whole, pictures: whole }),
    score: z.int().check(z.minimum(0), z.maximum(5)),
    clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    tried: z.boolean(),
  }),
}) satisfies z.ZodMiniType<{ place: DraftPlace; draft: CommentDraft }>

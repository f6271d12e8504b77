import * as z from 'zod/mini'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LedgerLine } from '#domain/learning/ledger-line.ts'

const id = z.int().check(z.nonnegative())
/** The wire takes ten days (contract editrecords). */
const seconds = z.number().check(z.minimum(0), z.maximum(864_000))
const playId = z.string().check(z.minLength(8), z.maxLength(64))

/** The shape under which unsent learning is kept. */
export const storedLedgerLine = z.object({
  userId: id,
  moment: z.object({
    courseId: id,
    courseType: z.enum(CONTENT_TYPE),
    chapterId: id,
    sectionId: id,
    position: seconds,
    duration: seconds,
    progress: z.number().check(z.minimum(0), z.maximum(100)),
    playId,
    begins: z.boolean(),
    at: z.int(),
  }),
  plays: z.array(playId),
}) satisfies z.ZodMiniType<LedgerLine>

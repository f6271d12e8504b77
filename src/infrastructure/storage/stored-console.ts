import * as z from 'zod/mini'
import type { ConsoleAct, ConsoleKept, ConsolePlace } from '#domain/live/live-console.ts'

const id = z.int().check(z.nonnegative())
const seconds = z.int().check(z.minimum(0), z.maximum(86_400))

const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('push'), roundId: id, seconds }),
  z.object({ kind: z.literal('ask'), form: z.enum(['four', 'six', 'judgement']), seconds }),
  z.object({ kind: z.literal('close'), roundId: id }),
  z.object({ kind: z.literal('extend'), roundId: id, closeTime: z.string() }),
  z.object({ kind: z.literal('show'), roundId: id, shown: z.boolean() }),
  z.object({ kind: z.literal('tell'), roundId: id, key: z.string().check(z.maxLength(1)) }),
  z.object({ kind: z.literal('end') }),
]) satisfies z.ZodMiniType<ConsoleAct>

/** What a console of a live lesson leaves in the browser, under its place. */
export const storedConsole = z.object({
  place: z.object({ userId: id, sectionId: id }),
  draft: z.object({
    intent: z.nullable(z.object({ sectionId: id, id: z.string().check(z.maxLength(64)), act })),
    next: z.array(act).check(z.maxLength(50)),
    seconds,
    chosen: z.record(z.string(), seconds),
    at: z.number(),
  }),
}) satisfies z.ZodMiniType<{ place: ConsolePlace; draft: ConsoleKept }>

import * as z from 'zod/mini'

export const whole = z.int().check(z.nonnegative())

/** Schools of a person as they lie in the browser. */
export const keptSchools = z.array(
  z.object({ id: whole, name: z.string(), review: z.boolean(), administer: z.boolean() }),
)

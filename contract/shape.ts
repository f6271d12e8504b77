import * as z from 'zod/mini'

/**
 * R-wire-6: fields that the specification does not name are optional to the client (a backend that knows no more than the
 * specification must stay useful); adapters turn what is missing or null into the domain's default.
 */
export const optional = <T extends z.ZodMiniType>(schema: T) => z.nullish(schema)

/** What there is none of for some: the server sends null then. */
export const mayBeNone = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** A positive integer, 0 for none. */
export const id = z.int().check(z.nonnegative())

export const text = optional(z.string())
/**
 * A name or an address that is shown where there is one: '' for none, so that one that is missing takes nothing else away. A text is
 * the first choice, since the server's answers are written by the same shapes and a transformation has no way back.
 */
export const words = z.union([
  z.string(),
  z.pipe(
    text,
    z.transform((value) => value ?? ''),
  ),
])
/** Some backends write 0 or 1. */
export type Flag = boolean | 0 | 1
export const flag = optional(z.union([z.boolean(), z.literal([0, 1])]))
/** A plain number: a count, seconds, bytes, a percentage. */
export const amount = optional(z.number())
/** ISO 8601 in UTC (R-wire-7); an empty string for none. */
export const time = optional(z.string())

const AS_GOOD_AS_NONE = z.pipe(
  z.unknown(),
  z.transform(() => null),
)

/** What is not needed to go on: a value of another kind is as good as none. */
export const tolerated = <T extends z.ZodMiniType>(schema: T) => z.union([optional(schema), AS_GOOD_AS_NONE])

export const idName = z.object({ Id: id, Name: text })

/** Numbers in a query string arrive as text; the server reads them as numbers, the client sends numbers. */
export const queryNumber = z.coerce.number<number>()

/** An id that a body names: what no column can hold is refused by name. */
export const bodyId = z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1))

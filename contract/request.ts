import * as z from 'zod/mini'

type TextCheck = z.core.CheckFn<string> | z.core.$ZodCheck<string>

/** Neither U+0000 nor half of a surrogate pair: no database keeps them, and JSON does not say them to everybody. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u

/** Text that a request carries: what no database can hold is refused by name. */
export const sentText = (...checks: TextCheck[]) => z.string().check(z.regex(STORABLE), ...checks)

/** What is looked for and never kept: characters that no text can hold find nothing and are left out. */
export const sentKeyword = z.string().check(
  z.maxLength(200),
  z.overwrite((keyword) => keyword.replace(/[\0\p{Surrogate}]/gu, '')),
)

/** What a client makes once for each thing that it sends, whichever way it makes it. */
export const sentOnce = () => sentText(z.minLength(8), z.maxLength(64))

const STEP = 1e6

/**
 * A share, points or seconds, rounded to a millionth: what is nearer to nothing than that is nothing, and would not fit a
 * column of single precision.
 */
export const measured = (least: number, most: number) =>
  z.number().check(
    z.minimum(least),
    z.maximum(most),
    z.overwrite((value) => Math.round(value * STEP) / STEP),
  )

/** A school year as a column holds it; 0 for none or any. */
export const sentGrade = z.int().check(z.nonnegative(), z.maximum(2 ** 15 - 1))

/** A number of a query string that a column of two bytes is compared with; 0 for any. */
export const querySmall = z.coerce.number<number>().check(
  z.minimum(0),
  z.maximum(2 ** 15 - 1),
  z.refine((value) => Number.isInteger(value)),
)

const FIRST_DAY = Date.UTC(1900, 0)
const LAST_DAY = Date.UTC(2999, 11)

/** An instant that a body names: ISO 8601 with a zone, within the years that a device's clock may show, right or wrong. */
export const sentTime = z.iso.datetime({ offset: true }).check(
  z.refine((value) => {
    const at = Date.parse(value)
    return at >= FIRST_DAY && at <= LAST_DAY
  }),
)

/** Rows of one statement: of sixteen columns they stay well below the 65,535 values that PostgreSQL takes at once. */
const AT_ONCE = 1000

/** A list as shorter ones, in its order. */
export const portionsOf = <T>(items: readonly T[], atOnce = AT_ONCE): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  )

/** The user's decisions on single changes, by key. */
export type Decided = Readonly<Record<string, boolean>>

/** Whether a stored value has this shape. */
export const isDecided = (kept: unknown): kept is Decided =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((is: unknown) => typeof is === 'boolean')

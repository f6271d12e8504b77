/** Whether a change is to be done, by its key: what somebody said of single ones. */
export type Decided = Readonly<Record<string, boolean>>

/** Whether something that a browser kept is that. */
export const isDecided = (kept: unknown): kept is Decided =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((is: unknown) => typeof is === 'boolean')

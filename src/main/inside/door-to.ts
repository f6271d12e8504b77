/**
 * A door to a part of the app: opens at the first call, and is the same promise at every call, as React wants it. What could
 * not be fetched is fetched again at the next call.
 */
export const doorTo = <T>(open: () => Promise<T>): (() => Promise<T>) => {
  let opening: Promise<T> | null = null
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
}

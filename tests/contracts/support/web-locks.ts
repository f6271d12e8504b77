/** The part of the Web Locks API that leadership uses: exclusive locks by name, given in turn, and wishes withdrawn. */
export const fakeLocks = (): LockManager => {
  let queue = Promise.resolve()
  const request = (_: string, { signal }: LockOptions, hold: () => Promise<void>): Promise<void> => {
    const mine = queue.then(() => {
      signal?.throwIfAborted()
      return hold()
    })
    queue = mine.catch(() => undefined)
    return mine
  }
  return { request } as unknown as LockManager
}

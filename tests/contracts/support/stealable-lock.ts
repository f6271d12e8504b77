/** The part of the Web Locks API that the playback lock uses: one lock that is acquired at once, stolen, or not at all. */
export const stealableLock = (): LockManager => {
  let holder: { steal: () => void } | null = null
  const request = async (
    name: string,
    { steal = false }: LockOptions,
    hold: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> => {
    await Promise.resolve()
    if (holder !== null && !steal) return hold(null)
    holder?.steal()
    const stolen = new Promise<never>((_, reject) => {
      holder = { steal: () => reject(new DOMException('stolen', 'AbortError')) }
    })
    const mine = holder
    await Promise.race([hold({ name, mode: 'exclusive' }), stolen])
    if (holder === mine) holder = null
  }
  return { request } as unknown as LockManager
}

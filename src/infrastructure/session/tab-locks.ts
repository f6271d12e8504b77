/** The part of the Web Locks API that is used. */
export interface TabLocks {
  request(
    name: string,
    options: LockOptions,
    use: (lock: object | null) => Promise<unknown> | undefined,
  ): Promise<unknown>
}

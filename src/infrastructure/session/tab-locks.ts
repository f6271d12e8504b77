/** What tabs of one browser ask of its locks. */
export interface TabLocks {
  request(
    name: string,
    options: LockOptions,
    use: (lock: object | null) => Promise<unknown> | undefined,
  ): Promise<unknown>
}

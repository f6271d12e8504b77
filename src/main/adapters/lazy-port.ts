type Method = (...values: never[]) => Promise<unknown>

/**
 * A port whose adapter is fetched when it is first asked something, so that the first visit does not carry what only a
 * page of its own needs. One that could not be fetched is fetched again at the next question.
 */
export const lazyPort = <T extends object>(
  load: () => Promise<{ readonly [K in keyof T]: T[K] extends Method ? T[K] : never }>,
): T => {
  let loading: Promise<object> | null = null
  const adapter = async (): Promise<object> => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return new Proxy({} as T, {
    get:
      (_, name) =>
      async (...values: readonly unknown[]): Promise<unknown> => {
        const method: unknown = Reflect.get(await adapter(), name)
        return typeof method === 'function' ? Reflect.apply(method, undefined, values) : method
      },
  })
}

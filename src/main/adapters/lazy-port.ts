/** A port: nothing but questions that are answered later. */
type Asked = (...values: never[]) => Promise<unknown>

/**
 * A port whose adapter is fetched when it is first asked something, so that the first visit does not carry what only a
 * page of its own needs. One that could not be fetched is fetched again at the next question.
 */
export const lazyPort = <T extends { readonly [K in keyof T]: Asked }>(
  load: () => Promise<T>,
  questions: { readonly [K in keyof T]: true },
): T => {
  let loading: Promise<T> | null = null
  const adapter = (): Promise<T> => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  const ask =
    (name: keyof T) =>
    async (...values: never[]): Promise<unknown> =>
      (await adapter())[name](...values)
  return Object.fromEntries(Object.keys(questions).map((name) => [name, ask(name as keyof T)])) as T
}

/** A promise that a test settles by hand, as often as it is asked for. */
export interface Deferred<T> {
  /** What an actor calls. */
  readonly ask: () => Promise<T>
  /** How often it was asked. */
  readonly asked: () => number
  /** Whether somebody waits for an answer. */
  readonly isWaitedFor: () => boolean
  answer(value: T): void
  fail(error: unknown): void
}

export const deferred = <T>(): Deferred<T> => {
  let count = 0
  let settle: { resolve: (value: T) => void; reject: (error: unknown) => void } | null = null
  const settled = () => {
    if (settle === null) throw new Error('nobody asked')
    const current = settle
    settle = null
    return current
  }
  return {
    ask: () => {
      count += 1
      return new Promise<T>((resolve, reject) => {
        settle = { resolve, reject }
      })
    },
    asked: () => count,
    isWaitedFor: () => settle !== null,
    answer: (value) => settled().resolve(value),
    fail: (error) => settled().reject(error),
  }
}

/** Lets everything that is already promised happen. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

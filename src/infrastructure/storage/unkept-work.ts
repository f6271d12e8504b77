import { makeWatched } from '../kernel/watched.ts'

/** Work that exists in this page alone, because the browser refused to store it. */
export interface UnkeptWork {
  /** What lies under this name was refused, with how it is tried again; null once the browser has it, or nobody wants it any more. */
  note(name: string, again: (() => void) | null): void
  has(name: string): boolean
  isAny(): boolean
  /** Tries again to store all of it. */
  retry(): void
  /** A log-out, of whatever tab: none of it is tried again. */
  clear(): void
  /** Tells how it is at once, and each change, until the returned function is called. */
  watch(tell: (isAny: boolean) => void): () => void
}

/** One for all stores of a page: work is safe once none of them has any. */
export const makeUnkeptWork = (): UnkeptWork => {
  const refused = new Map<string, () => void>()
  const told = makeWatched<boolean>(false)
  const isAny = () => refused.size > 0
  const changing = (change: () => void) => {
    const before = isAny()
    change()
    if (isAny() !== before) told.set(!before)
  }
  return {
    note: (name, again) =>
      changing(() => {
        if (again) refused.set(name, again)
        else refused.delete(name)
      }),
    has: (name) => refused.has(name),
    isAny,
    retry: () => {
      for (const again of [...refused.values()]) again()
    },
    clear: () => changing(() => refused.clear()),
    watch: told.watch,
  }
}

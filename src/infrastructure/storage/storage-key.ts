import * as z from 'zod/mini'

/** Where a browser keeps a key: between visits, or as long as the tab lives. */
export type StorageArea = 'local' | 'session'

/**
 * One thing that a browser keeps for us. `text` is kept as it is, `json` as JSON. The schema reads what is stored;
 * what does not fit it, and what is missing, reads as the fallback.
 */
export interface StorageKey<T> {
  readonly name: string
  readonly area: StorageArea
  readonly format: 'text' | 'json'
  /** The same at every call. */
  readonly schema: () => z.ZodMiniType<T>
  readonly fallback: T
  /** Work that no server has: if a full store refuses the latest version, the older one stays. */
  readonly isWork: boolean
}

type Fallback<T> = NoInfer<T> | null

/** `makeSchema` is called when something is there to be read: most keys of most visits hold nothing. */
const define =
  (area: StorageArea, format: 'text' | 'json', isWork = false) =>
  <T, F extends Fallback<T>>(
    name: string,
    makeSchema: () => z.ZodMiniType<T>,
    fallback: F,
  ): StorageKey<T | (F & null)> => {
    let schema: z.ZodMiniType<T> | null = null
    return {
      name,
      area,
      format,
      schema: () => {
        schema ??= makeSchema()
        return schema
      },
      fallback,
      isWork,
    }
  }

export const localText = define('local', 'text')
export const localJson = define('local', 'json')
export const localWork = define('local', 'json', true)
export const sessionJson = define('session', 'json')

const leftOut = new WeakMap<object, readonly unknown[]>()

/** The items of a list that could not be read, as they were found, or that hold such a list; nothing of anything else. */
export const leftOutOf = (read: unknown): readonly unknown[] => leftOut.get(read as object) ?? []

/** A list of the items it can read, at most `max`; for the others see `leftOutOf`. What waits to be sent has no such limit. */
export const listOf = <T>(item: z.ZodMiniType<T>, max?: number): z.ZodMiniType<readonly T[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) => {
      const unread: unknown[] = []
      const all = items
        .flatMap((entry): T[] => {
          const read = z.safeParse(item, entry)
          const isWhole =
            read.success &&
            !Object.values(read.data as Record<string, object>).some((part) => leftOut.has(part))
          if (!isWhole) unread.push(entry)
          return read.success ? [read.data] : []
        })
        .slice(0, max)
      if (unread.length > 0) leftOut.set(all, unread)
      return all
    }),
  )

/** An address of this app: a path of this origin, never another host or a script. */
export const insideAddress = () => z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])[^\s\\]*$/))

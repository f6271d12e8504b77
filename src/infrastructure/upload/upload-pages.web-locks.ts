import type { TabLocks } from '../session/tab-locks.ts'

const PREFIX = 'zhiyuan.uploads.'

export interface UploadPagesOptions {
  /** Makes names that no page has had. */
  readonly makeName: () => string
  /** Where the browser refuses them every other page counts as closed, and none is seen to close. */
  readonly locks: TabLocks
  /** Undefined where the browser knows none: then pages that open later are known by what they left only. */
  readonly openChannel: () => BroadcastChannel | undefined
}

/** Which pages with uploads are open: each holds a lock of its name, and whoever gets that of a closed one has what it left. */
export interface UploadPages {
  /** Of this page, since it was opened or last left what it had. */
  name(): string
  /** Whether what lies under this name is this page's from now on: its own, or that of a closed one. */
  take(name: string): Promise<boolean>
  /** Tells whenever a page of these, or of those that begin an upload later, was closed and became this one's; until it is ended. */
  watch(names: Promise<readonly string[]>, tell: () => void): () => void
  /** Lets other pages have what is this one's, as if it were closed; it goes on under another name. */
  leave(): void
}

export const webLocksUploadPages = ({ makeName, locks, openChannel }: UploadPagesOptions): UploadPages => {
  let own = makeName()
  /** Names that are this page's, or are being asked for. */
  const taken = new Map<string, Promise<boolean>>()
  let leaving = new AbortController()
  let channel: BroadcastChannel | undefined

  /** Ends when this page leaves what it has, or is closed. */
  const untilLeft = ({ signal }: AbortController): Promise<void> =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve()))

  const takeFree = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      const stay = leaving
      locks
        .request(PREFIX + name, { ifAvailable: true }, (lock) => {
          const isOurs = lock !== null && !stay.signal.aborted
          resolve(isOurs)
          return isOurs ? untilLeft(stay) : undefined
        })
        .catch(() => resolve(true))
    })

  const opened = (): BroadcastChannel | undefined => {
    channel ??= openChannel()
    return channel
  }

  return {
    name: () => own,

    take: async (name) => {
      const before = taken.get(name)
      const taking = before ?? takeFree(name)
      taken.set(name, taking)
      const isOurs = await taking
      // Meanwhile it may have been inherited.
      if (!isOurs && taken.get(name) === taking) taken.delete(name)
      // Others wait for the lock of this page from its first upload on.
      else if (before === undefined && name === own) opened()?.postMessage(own)
      return isOurs
    },

    watch: (names, tell) => {
      const watching = new AbortController()
      const { signal } = watching
      const waitedFor = new Set([own])
      const waitFor = async (name: string): Promise<void> => {
        if (waitedFor.has(name)) return
        waitedFor.add(name)
        if ((await taken.get(name)) === true || signal.aborted) return
        const inherit = () => {
          taken.set(name, Promise.resolve(true))
          tell()
          return untilLeft(leaving)
        }
        // Refused when it is ended, or by a browser that allows no locks.
        locks.request(PREFIX + name, { signal }, inherit).catch(() => undefined)
      }
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') void waitFor(data)
      }
      opened()?.addEventListener('message', hear)
      void names.then((all) => all.forEach((name) => void waitFor(name)))
      return () => {
        watching.abort()
        channel?.removeEventListener('message', hear)
      }
    },

    leave: () => {
      own = makeName()
      taken.clear()
      leaving.abort()
      leaving = new AbortController()
    },
  }
}

const PREFIX = 'zhiyuan.uploads.'

export interface UploadPagesOptions {
  /** Of this page; no other has it. */
  readonly name: string
  /** Undefined where the browser knows none: then every other page counts as closed, and none is seen to close. */
  readonly locks: LockManager | undefined
  /** Undefined where the browser knows none: then pages that open later are known by what they left only. */
  readonly openChannel: () => BroadcastChannel | undefined
}

/** Which pages with uploads are open: each holds a lock of its name, and whoever gets that of a closed one has what it left. */
export interface UploadPages {
  /** Whether what lies under this name is this page's from now on: its own, or that of a closed one. */
  take(name: string): Promise<boolean>
  /** Tells whenever a page of these, or of those that begin an upload later, was closed and became this one's; until it is ended. */
  watch(names: Promise<readonly string[]>, tell: () => void): () => void
}

export const webLocksUploadPages = ({ name: own, locks, openChannel }: UploadPagesOptions): UploadPages => {
  /** Names that are this page's, or are being asked for. */
  const taken = new Map<string, Promise<boolean>>()
  let channel: BroadcastChannel | undefined

  /** Held until this page is closed. */
  const forGood = (): Promise<never> => new Promise(() => undefined)

  const takeFree = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (locks === undefined) {
        resolve(true)
        return
      }
      locks
        .request(PREFIX + name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock === null ? undefined : forGood()
        })
        .catch(() => resolve(true))
    })

  const opened = (): BroadcastChannel | undefined => {
    channel ??= openChannel()
    return channel
  }

  return {
    take: async (name) => {
      const before = taken.get(name)
      const taking = before ?? takeFree(name)
      taken.set(name, taking)
      const isOurs = await taking
      if (!isOurs) taken.delete(name)
      // Others wait for the lock of this page from its first upload on.
      else if (before === undefined && name === own) opened()?.postMessage(own)
      return isOurs
    },

    watch: (names, tell) => {
      if (locks === undefined) return () => undefined
      const watching = new AbortController()
      const { signal } = watching
      const waitedFor = new Set([own])
      const waitFor = (name: string): void => {
        if (signal.aborted || waitedFor.has(name) || taken.has(name)) return
        waitedFor.add(name)
        const inherit = () => {
          taken.set(name, Promise.resolve(true))
          tell()
          return forGood()
        }
        // Refused when it is ended, or by a browser that allows no locks.
        locks.request(PREFIX + name, { signal }, inherit).catch(() => undefined)
      }
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') waitFor(data)
      }
      opened()?.addEventListener('message', hear)
      void names.then((all) => all.forEach(waitFor))
      return () => {
        watching.abort()
        channel?.removeEventListener('message', hear)
      }
    },
  }
}

/** The channel on which pages tell that they have begun an upload. */
export const uploadChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('zhiyuan-uploads')
  } catch {
    return undefined
  }
}

import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import { makeUnkeptWork } from '#infrastructure/storage/unkept-work.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'

interface Wish {
  readonly page: string
  readonly grant: () => void
}

/** A browser whose pages keep their uploads in one database, with the locks that Node does not have. */
export const openBrowser = () => {
  const databases = new IDBFactory()
  /** Locks by name, those of each page in the order in which they were asked for. */
  const queues = new Map<string, Wish[]>()
  const documents = new Map<string, EventTarget>()

  const leaveQueue = (queue: Wish[], isGone: (wish: Wish) => boolean): void => {
    const first = queue[0]
    const staying = queue.filter((wish) => !isGone(wish))
    queue.splice(0, queue.length, ...staying)
    if (queue[0] !== first) queue[0]?.grant()
  }

  const open = (page: string) => {
    const request = (
      name: string,
      { ifAvailable, signal }: LockOptions,
      use: (lock: object | null) => Promise<unknown> | undefined,
    ) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        if (ifAvailable === true && queue.length > 0) {
          resolve(use(null))
          return
        }
        const grant = () => {
          const used = Promise.resolve(use({ name }))
          resolve(used)
          void used.then(() => leaveQueue(queue, (one) => one === wish))
        }
        const wish: Wish = { page, grant }
        queue.push(wish)
        signal?.addEventListener('abort', () => {
          if (queue.indexOf(wish) < 1) return
          queue.splice(queue.indexOf(wish), 1)
          reject(new DOMException('aborted', 'AbortError'))
        })
        if (queue.length === 1) grant()
      })
    const openChannel = () => {
      const channel = new BroadcastChannel('uploads')
      onTestFinished(() => channel.close())
      return channel
    }
    let names = 0
    const makeId = () => {
      names += 1
      return names === 1 ? page : `${page}${names}`
    }
    const document = new EventTarget()
    documents.set(page, document)
    return indexedDbUploads({
      databases,
      locks: { request },
      openChannel,
      makeId,
      unkept: makeUnkeptWork(),
      page: document,
    })
  }

  const close = (...pages: string[]): void => {
    for (const queue of queues.values()) leaveQueue(queue, ({ page }) => pages.includes(page))
  }
  const tell = (page: string, news: 'freeze' | 'resume'): void => {
    documents.get(page)?.dispatchEvent(new Event(news))
  }
  /** How many pages hold or wait for the lock of this name. */
  const wishesFor = (name: string): number | undefined => queues.get(`zhiyuan.uploads.${name}`)?.length
  return { databases, open, close, tell, wishesFor }
}

import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { UnsentWriting, Waiting, Written } from '#domain/writing/unsent-writing.ts'
import type { UnsentWritingStore } from './unsent-writing.port.ts'
import type { WritingOutbox } from './writing-outbox.provide.ts'

/** Where composers hand in what was written. */
export interface WritingDesk {
  readonly outbox: WritingOutbox
  /**
   * Writes it down and sends it. Resolves to the server's answer, or to `waits` as soon as it is known that the outbox has to
   * try again; who hands in need not stay for it.
   */
  handIn(writing: UnsentWriting, signal: AbortSignal): Promise<Result<Written | Waiting, Failure>>
  /** Whether its composer is still there to hear what becomes of it. */
  isAwaited(writing: UnsentWriting): boolean
  /** Whether a draft was handed in already, also before a reload. */
  has(userId: number, draft: { readonly clientId: string }): Promise<boolean>
}

const isStuck = (outbox: WritingOutbox): boolean => {
  const snapshot = outbox.getSnapshot()
  return snapshot.matches({ sending: 'shut' }) || snapshot.matches({ sending: { open: 'backingOff' } })
}

export const createWritingDesk = (outbox: WritingOutbox, store: UnsentWritingStore): WritingDesk => {
  const awaited = new Set<string>()

  const handIn: WritingDesk['handIn'] = (writing, signal) =>
    new Promise((resolve) => {
      const { clientId } = writing.draft
      const isThis = ({ draft }: UnsentWriting) => draft.clientId === clientId
      const wasFailing = outbox.getSnapshot().context.attempts > 0
      const ends: (() => void)[] = []
      const end = (result: Result<Written | Waiting, Failure>) => {
        awaited.delete(clientId)
        for (const stop of ends) stop()
        resolve(result)
      }
      awaited.add(clientId)
      signal.addEventListener('abort', () => end(success('waits')), { once: true })
      const subscriptions = [
        outbox.on('outbox.delivered', ({ item, receipt }) => {
          if (isThis(item)) end(success(receipt))
        }),
        outbox.on('outbox.refused', ({ item, failure }) => {
          if (isThis(item)) end(failed(failure))
        }),
        outbox.subscribe(() => {
          if (isStuck(outbox)) end(success('waits'))
        }),
      ]
      ends.push(...subscriptions.map((one) => () => one.unsubscribe()))
      outbox.send({ type: 'outbox.put', item: writing, haste: 'now' })
      // Whose session is another one keeps the draft.
      if (!outbox.getSnapshot().context.items.some(isThis)) end(failed({ kind: 'expired' }))
      else if (wasFailing || isStuck(outbox)) end(success('waits'))
    })

  return {
    outbox,
    handIn,
    isAwaited: ({ draft }) => awaited.has(draft.clientId),
    has: async (userId, { clientId }) =>
      (await store.read(userId)).some(({ draft }) => draft.clientId === clientId),
  }
}

import type { Comment } from '#domain/comment/comment.ts'
import type { UnsentComment } from '#domain/comment/comment-draft.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Waiting } from '#domain/kernel/waiting.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import type { UnsentNote } from '#domain/playback/note-draft.ts'
import type { UnsentWriting, Written } from '#domain/writing/unsent-writing.ts'
import type { Desk } from '../kernel/desk.ts'
import type { UnsentWritingStore } from './unsent-writing.port.ts'
import { isUnsent, type WritingOutbox } from './writing-outbox.provide.ts'

/** Where notes and comments are handed in. */
export interface WritingDesk {
  readonly outbox: WritingOutbox
  readonly notes: Desk<UnsentNote, LessonNote>
  readonly comments: Desk<UnsentComment, Comment>
  /** Whether the composer of an item is still open to show its outcome. */
  isAwaited(writing: UnsentWriting): boolean
}

const isStuck = (outbox: WritingOutbox): boolean => {
  const snapshot = outbox.getSnapshot()
  return snapshot.matches({ sending: 'shut' }) || snapshot.matches({ sending: { open: 'backingOff' } })
}

/** The item and receipt if they are of this kind, else null. */
type Reading<Item, Receipt> = (item: UnsentWriting, receipt: Written) => readonly [Item, Receipt] | null

const asNote: Reading<UnsentNote, LessonNote> = (item, receipt) =>
  item.kind === 'note' && receipt.kind === 'note' ? [item, receipt.note] : null

const asComment: Reading<UnsentComment, Comment> = (item, receipt) =>
  item.kind === 'comment' && receipt.kind === 'comment' ? [item, receipt.comment] : null

export const createWritingDesk = (outbox: WritingOutbox, store: UnsentWritingStore): WritingDesk => {
  const awaited = new Set<string>()

  const handIn = <Receipt>(
    writing: UnsentWriting,
    signal: AbortSignal,
    receiptOf: (item: UnsentWriting, receipt: Written) => Receipt | null,
  ): Promise<Result<Receipt | Waiting, Failure>> =>
    new Promise((resolve) => {
      const { clientId } = writing.draft
      const isThis = ({ draft }: UnsentWriting) => draft.clientId === clientId
      const wasFailing = outbox.getSnapshot().context.attempts > 0
      const ends: (() => void)[] = []
      const end = (result: Result<Receipt | Waiting, Failure>) => {
        awaited.delete(clientId)
        for (const stop of ends) stop()
        resolve(result)
      }
      awaited.add(clientId)
      signal.addEventListener('abort', () => end(success('waits')), { once: true })
      const subscriptions = [
        outbox.on('outbox.delivered', ({ item, receipt }) => {
          const own = isThis(item) ? receiptOf(item, receipt) : null
          if (own !== null) end(success(own))
        }),
        outbox.on('outbox.refused', ({ item, failure }) => {
          if (isThis(item)) end(failed(failure))
        }),
        outbox.subscribe(() => {
          if (isStuck(outbox)) end(success('waits'))
        }),
      ]
      ends.push(...subscriptions.map((one) => () => one.unsubscribe()))
      outbox.send({ type: 'outbox.put', item: writing, urgency: 'now' })
      // The outbox refuses items of another user; the draft stays stored.
      if (!outbox.getSnapshot().context.items.some(isThis)) end(failed({ kind: 'expired' }))
      else if (wasFailing || isStuck(outbox)) end(success('waits'))
    })

  const deskOf = <Item extends UnsentWriting, Receipt>(
    read: Reading<Item, Receipt>,
  ): Desk<Item, Receipt> => ({
    handIn: (item, signal) => handIn(item, signal, (sent, receipt) => read(sent, receipt)?.[1] ?? null),
    has: (userId, draft) => isUnsent(store, userId, draft),
    onDelivered: (tell) => {
      const { unsubscribe } = outbox.on('outbox.delivered', ({ item, receipt }) => {
        const own = read(item, receipt)
        if (own !== null) tell(...own)
      })
      return unsubscribe
    },
    onRefused: (tell) => outbox.on('outbox.refused', tell).unsubscribe,
  })

  return {
    outbox,
    notes: deskOf(asNote),
    comments: deskOf(asComment),
    isAwaited: ({ draft }) => awaited.has(draft.clientId),
  }
}

import * as z from 'zod/mini'
import type { SafeStorage } from './safe-storage.ts'
import { listOf, localJson } from './storage-key.ts'

/** An unanswered write as its tab stores it: path, space, key. */
export const sentKey = () => z.string().check(z.regex(/^\/\S+ [\w-]{16,64}$/))

const MOST_LEFT = 60

/** Beside it a draft that its tab held: who finds that in another tab sends the same intention. */
const LEFT = localJson(
  'leftKeys',
  () =>
    listOf(
      z.object({ userId: z.int().check(z.nonnegative()), draft: z.string(), sent: sentKey() }),
      MOST_LEFT,
    ),
  [],
)

/** A draft, by the store that it lies in and its place there. */
interface HeldDraft {
  readonly userId: number
  readonly draft: string
}

/** Idempotency keys that outlive their tab together with its drafts. docs/decisions/0469 */
export interface LeftKeys {
  /** This tab shows a draft, or wrote it: what was sent with it in a tab that is closed goes on here. */
  hold(held: HeldDraft): void
  /** It is gone from this tab; `everywhere`: no other has it. */
  letGo(held: HeldDraft, everywhere: boolean): void
  /** This tab has sent something, or knows the answer. */
  note(begun: readonly string[], ended: readonly string[]): void
  /** Tells what goes on here. */
  listen(tell: (sent: string) => void): void
}

const makeLeftKeys = (storage: SafeStorage): LeftKeys => {
  const drafts = new Map<string, HeldDraft>()
  let tell: (sent: string) => void = () => undefined
  const keep = (isKept: (left: HeldDraft & { readonly sent: string }) => boolean) => {
    const left = storage.read(LEFT)
    const kept = left.filter(isKept)
    if (kept.length < left.length) storage.write(LEFT, kept)
  }
  return {
    hold: (held) => {
      if (drafts.has(held.draft)) return
      // Another user's are not there any more.
      for (const [name, { userId }] of drafts) if (userId !== held.userId) drafts.delete(name)
      drafts.set(held.draft, held)
      for (const { userId, draft, sent } of storage.read(LEFT))
        if (userId === held.userId && draft === held.draft) tell(sent)
    },
    letGo: ({ draft }, everywhere) => {
      drafts.delete(draft)
      if (everywhere) keep((left) => left.draft !== draft)
    },
    note: (begun, ended) => {
      if (ended.length > 0) keep(({ sent }) => !ended.includes(sent))
      const left = storage.read(LEFT)
      const news = begun
        .filter((key) => !left.some(({ sent }) => sent === key))
        .flatMap((sent) => [...drafts.values()].map((held) => ({ ...held, sent })))
      if (news.length > 0) storage.write(LEFT, [...news, ...left].slice(0, MOST_LEFT))
    },
    listen: (listener) => {
      tell = listener
    },
  }
}

const made = new WeakMap<SafeStorage, LeftKeys>()

/** Those of a browser's stores: drafts and the client of the API do not know each other. */
export const leftKeysIn = (storage: SafeStorage): LeftKeys => {
  const known = made.get(storage) ?? makeLeftKeys(storage)
  made.set(storage, known)
  return known
}

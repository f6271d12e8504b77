import type { PublishingNotice } from '#domain/release/publishing-notice.ts'
import type { MemoryBackend } from './backend.ts'

interface TellNotice extends Omit<PublishingNotice, 'id' | 'at'> {
  /** Whom it is told. */
  readonly userId: number
}

interface HeldNotice {
  readonly userId: number
  readonly notice: PublishingNotice
}

const DATA = new WeakMap<MemoryBackend, HeldNotice[]>()

const noticesOf = (backend: MemoryBackend): HeldNotice[] => {
  const notices = DATA.get(backend) ?? []
  DATA.set(backend, notices)
  return notices
}

/** What others decided and this user has not seen, the newest first. */
export const publishingNoticesOf = (backend: MemoryBackend, userId: number): readonly PublishingNotice[] =>
  noticesOf(backend)
    .filter((held) => held.userId === userId)
    .map(({ notice }) => notice)

export const tellPublishing = (backend: MemoryBackend, { userId, ...told }: TellNotice): void => {
  const notices = noticesOf(backend)
  const id = Math.max(0, ...notices.map(({ notice }) => notice.id)) + 1
  notices.unshift({ userId, notice: { ...told, id, at: new Date(backend.now()).toISOString() } })
}

/** Those of this user that are chosen are gone: they were seen, or are not so any more. */
export const dropPublishing = (
  backend: MemoryBackend,
  userId: number,
  isGone: (notice: PublishingNotice) => boolean,
): void => {
  const notices = noticesOf(backend)
  const kept = notices.filter((held) => held.userId !== userId || !isGone(held.notice))
  notices.splice(0, notices.length, ...kept)
}

import type { CallNews } from '#application/connection/call-news.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import { indexedDbKept } from '#infrastructure/connection/kept-store.indexed-db.ts'
import { ownerIn } from '#infrastructure/connection/owner.ts'
import { type KeptReads, keptReads } from '#infrastructure/http/kept-reads.ts'
import { browserMemory } from '#infrastructure/storage/databases-and-caches.ts'
import { whenIdle } from '../../when-idle.ts'

export { axiosSession } from '#infrastructure/session/session.axios.ts'

/** The kept reads of the signed-in user in this browser. */
export const browserKeptReads = (session: SessionStore, tell: (news: CallNews) => void): KeptReads =>
  keptReads({
    store: indexedDbKept(browserMemory().databases),
    token: session.token,
    owner: ownerIn(session),
    idle: () => new Promise((resolve) => whenIdle(resolve)),
    tell,
  })

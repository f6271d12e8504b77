import { ContainerModule } from 'inversify'
import { browserLocks } from '#infrastructure/session/tab-locks.browser.ts'
import { browserMemory } from '#infrastructure/storage/databases-and-caches.ts'
import { openTabChannel } from '#infrastructure/storage/tab-channel.ts'
import { workerContentHash } from '#infrastructure/upload/content-hash.worker-thread.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { MAKE_CLIENT_ID } from '../../comment/tokens.ts'
import { CONTENT_HASH, UPLOAD_STORE } from '../../upload/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser adapters for own files and uploads. */
export const browserOwnFiles = new ContainerModule(({ bind }) => {
  bind(UPLOAD_STORE).toResolvedValue(
    (makeId, { unkept }) =>
      indexedDbUploads({
        ...browserMemory(),
        locks: browserLocks(),
        openChannel: () => openTabChannel('zhiyuan-uploads'),
        makeId,
        unkept,
      }),
    [MAKE_CLIENT_ID, STORAGE],
  )
  bind(CONTENT_HASH).toResolvedValue(() => workerContentHash())
})

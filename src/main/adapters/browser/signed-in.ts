import { ContainerModule } from 'inversify'
import { failed } from '#domain/kernel/result.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { indexedDbKept } from '#infrastructure/connection/kept-store.indexed-db.ts'
import { broadcastFavouriteSync } from '#infrastructure/favourite/favourite-sync.broadcast.ts'
import { indexedDbLedger } from '#infrastructure/learning/ledger.indexed-db.ts'
import { browserPageLifecycle } from '#infrastructure/learning/page-lifecycle.browser.ts'
import { browserPageScroll } from '#infrastructure/navigation/page-scroll.browser.ts'
import { sessionStorageScrollPlace } from '#infrastructure/navigation/scroll-place.session-storage.ts'
import { indexedDbChosenFiles } from '#infrastructure/session/chosen-file.indexed-db.ts'
import { localStorageFormDrafts } from '#infrastructure/session/form-draft.local-storage.ts'
import { localStorageLeftUnsent } from '#infrastructure/session/left-unsent.local-storage.ts'
import { webStorageLeftWork } from '#infrastructure/session/left-work.web-storage.ts'
import { browserMemory } from '#infrastructure/storage/databases-and-caches.ts'
import { openTabChannel } from '#infrastructure/storage/tab-channel.ts'
import { localStorageHasUploads } from '#infrastructure/upload/has-uploads.local-storage.ts'
import { FIND_FILE_TO_SAVE } from '../../catalogue/tokens.ts'
import { MAKE_CLIENT_ID } from '../../comment/tokens.ts'
import { KEPT_STORE } from '../../connection/tokens.ts'
import { FAVOURITE_SYNC_PORT } from '../../favourite/tokens.ts'
import { LEDGER_STORE, PAGE_LIFECYCLE } from '../../learning/tokens.ts'
import { PAGE_SCROLL, SCROLL_PLACE_STORE } from '../../navigation/scroll-place.tokens.ts'
import { CHOSEN_FILE_STORE } from '../../session/chosen-file.tokens.ts'
import { FORM_DRAFT_STORE } from '../../session/form-draft.tokens.ts'
import { LEFT_UNSENT } from '../../session/left-unsent.tokens.ts'
import { LEFT_WORK } from '../../session/left-work.tokens.ts'
import { CALL_SIGNAL } from '../../tokens.ts'
import { HAS_UPLOADS_STORE } from '../../upload/tokens.ts'
import { STORAGE } from './tokens.ts'

const unreachable = async () => failed({ kind: 'unreachable' as const })

/** Browser adapters for signed-in users. */
export const browserSignedIn = new ContainerModule(({ bind }) => {
  // Loaded with the first download; offline, the download would fail as well.
  bind(FIND_FILE_TO_SAVE).toResolvedValue(
    (calls) =>
      async (...asked) => {
        const { findBrowserFile } = await import('./file-to-save.ts').catch(() => ({
          findBrowserFile: () => unreachable,
        }))
        return findBrowserFile(calls)(...asked)
      },
    [CALL_SIGNAL],
  )
  bind(LEDGER_STORE).toResolvedValue(
    ({ unkept }) => indexedDbLedger(browserMemory().databases, unkept),
    [STORAGE],
  )
  bind(PAGE_LIFECYCLE).toResolvedValue(() => browserPageLifecycle(window))
  bind(SCROLL_PLACE_STORE).toResolvedValue(sessionStorageScrollPlace, [STORAGE])
  bind(PAGE_SCROLL).toResolvedValue(() => browserPageScroll(window))
  bind(LEFT_WORK).toResolvedValue(webStorageLeftWork, [STORAGE])
  bind(FORM_DRAFT_STORE).toResolvedValue((storage) => localStorageFormDrafts(storage), [STORAGE])
  bind(CHOSEN_FILE_STORE).toResolvedValue(() => indexedDbChosenFiles(browserMemory().databases))
  bind(MAKE_CLIENT_ID).toConstantValue(randomClientId)
  bind(HAS_UPLOADS_STORE).toResolvedValue(localStorageHasUploads, [STORAGE])
  bind(LEFT_UNSENT).toResolvedValue(localStorageLeftUnsent, [STORAGE])
  bind(FAVOURITE_SYNC_PORT).toResolvedValue(() =>
    broadcastFavouriteSync(() => openTabChannel('zhiyuan-favourites')),
  )
  bind(KEPT_STORE).toResolvedValue(() => indexedDbKept(browserMemory().databases))
})

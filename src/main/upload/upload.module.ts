import { ContainerModule } from 'inversify'
import pLimit from 'p-limit'
import { createActor } from 'xstate'
import { provideUploadTray } from '#application/upload/upload-tray.provide.ts'
import { PAGE_LIFECYCLE } from '../learning/tokens.ts'
import { CONTENT_HASH, UPLOAD_STORE, UPLOAD_TRANSPORT, UPLOAD_TRAY } from './tokens.ts'

/** More parallel uploads only slow each other down. */
const MAX_AT_ONCE = 3

export const uploadModule = new ContainerModule(({ bind }) => {
  bind(UPLOAD_TRAY).toResolvedValue(
    (transport, store, hash, page) =>
      createActor(provideUploadTray({ transport, store, hash, page, concurrency: pLimit(MAX_AT_ONCE) })),
    [UPLOAD_TRANSPORT, UPLOAD_STORE, CONTENT_HASH, PAGE_LIFECYCLE],
  )
})

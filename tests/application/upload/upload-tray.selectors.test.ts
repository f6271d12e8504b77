import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { selectHasUnfinished } from '#application/upload/upload-tray.selectors.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import { uploadTrayMachine } from '#domain/upload/upload-tray.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { quietUpload } from '#tests/support/quiet-upload.ts'
import { anUpload } from '#tests/support/upload-files.ts'

it('whether uploads are unfinished is known once they are gathered', async () => {
  const gather = deferred<readonly UploadRecord[]>()
  const tray = createActor(
    uploadTrayMachine.provide({
      actors: {
        upload: quietUpload,
        gather: fromPromise(gather.ask),
        watchLeft: fromCallback(() => undefined),
        persistence: fromCallback(() => undefined),
      },
    }),
  ).start()
  const known = () => selectHasUnfinished(tray.getSnapshot())
  const seen = [known()]
  tray.send({ type: 'tray.open', userId: 7 })
  seen.push(known())
  gather.answer([anUpload({ content: null })])
  await settle()
  seen.push(known())
  tray.send({ type: 'tray.cancel', key: anUpload().key })
  seen.push(known())
  expect(seen).toEqual([null, null, true, false])
})

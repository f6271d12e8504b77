import { fromCallback } from 'xstate'
import type { UploadEvent } from '#domain/upload/upload.events.ts'
import { uploadMachine } from '#domain/upload/upload.machine.ts'

/** An upload that gets no turn, no hash and no bytes sent: its test says what happens. */
export const quietUpload = uploadMachine.provide({
  actors: {
    slot: fromCallback<UploadEvent>(() => undefined),
    hash: fromCallback<UploadEvent, Blob>(() => undefined),
    send: fromCallback<UploadEvent, { readonly uploadId: string; readonly content: Blob }>(() => undefined),
  },
})

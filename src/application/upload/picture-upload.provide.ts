import { fromCallback } from 'xstate'
import {
  type PictureSource,
  type PictureUploadEvent,
  pictureUploadMachine,
} from '#domain/upload/picture-upload.machine.ts'
import type { PictureUploadPort } from './picture-upload.port.ts'

export const providePictureUpload = (port: PictureUploadPort) =>
  pictureUploadMachine.provide({
    actors: {
      upload: fromCallback<PictureUploadEvent, PictureSource>(({ input, sendBack }) => {
        const stopped = new AbortController()
        const upload = async () => {
          const progressed = (progress: number) => sendBack({ type: 'upload.progressed', progress })
          sendBack({ type: 'upload.ended', result: await port.upload(input, progressed, stopped.signal) })
        }
        upload().catch((error: unknown) => {
          if (!stopped.signal.aborted) throw error
        })
        return () => stopped.abort()
      }),
    },
  })

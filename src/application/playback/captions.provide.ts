import { fromPromise } from 'xstate'
import { captionsMachine } from '#domain/playback/captions.machine.ts'
import type { CaptionPort } from './caption.port.ts'

export const provideCaptions = (port: CaptionPort) =>
  captionsMachine.provide({
    actors: { read: fromPromise(({ input, signal }) => port.read(input, signal)) },
  })

import { assign, emit, fromCallback, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovidedCallback } from '../kernel/unprovided.ts'

/** A picture as it lies on this device. */
export interface PictureFile {
  readonly name: string
  readonly content: Blob
}

/** A picture of another site, by its address. */
export interface OutsidePicture {
  readonly name: string
  readonly outside: string
}

export type PictureSource = PictureFile | OutsidePicture

/** A picture as a text can show it; the size in pixels, 0 when it is unknown. */
export interface UploadedPicture {
  readonly address: string
  readonly name: string
  readonly width: number
  readonly height: number
}

export interface PictureUpload {
  readonly key: number
  readonly file: PictureSource
  /** 0–1. */
  readonly progress: number
  readonly failure: Failure | null
}

export interface PictureUploadContext {
  /** In the order in which they were chosen; the first that did not fail is under way. */
  readonly uploads: readonly PictureUpload[]
  readonly lastKey: number
}

export type PictureUploadEvent =
  | { type: 'upload.add'; files: readonly PictureSource[] }
  | { type: 'upload.remove'; key: number }
  | { type: 'upload.retry'; key: number }
  | { type: 'upload.progressed'; progress: number }
  | { type: 'upload.ended'; result: Result<UploadedPicture, Failure> }

const current = ({ uploads }: PictureUploadContext): PictureUpload | undefined =>
  uploads.find(({ failure }) => failure === null)

const currentFile = (context: PictureUploadContext): PictureSource => {
  const found = current(context)
  if (found === undefined) throw new Error('there is no picture to upload')
  return found.file
}

const changed = (
  context: PictureUploadContext,
  key: number | undefined,
  change: Partial<PictureUpload>,
): Pick<PictureUploadContext, 'uploads'> => ({
  uploads: context.uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
})

/** Pictures on their way into a text, one after another, so that they arrive in order. R-comment-2. */
export const pictureUploadMachine = setup({
  types: {
    context: {} as PictureUploadContext,
    events: {} as PictureUploadEvent,
    emitted: {} as { type: 'upload.done'; picture: UploadedPicture },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers with upload.progressed and, once, upload.ended; stopping it cancels the upload. */
    upload: fromCallback<PictureUploadEvent, PictureSource>(unprovidedCallback('upload')),
  },
  guards: {
    someWait: ({ context }) => current(context) !== undefined,
    isCurrent: ({ context }, key: number) => current(context)?.key === key,
    arrived: (_, result: Result<UploadedPicture, Failure>) => result.ok,
  },
  actions: {
    add: assign(({ context }, files: readonly PictureSource[]) => ({
      uploads: [
        ...context.uploads,
        ...files.map((file, index) => ({
          key: context.lastKey + 1 + index,
          file,
          progress: 0,
          failure: null,
        })),
      ],
      lastKey: context.lastKey + files.length,
    })),
    remove: assign(({ context }, key: number | undefined) => ({
      uploads: context.uploads.filter((upload) => upload.key !== key),
    })),
    retry: assign(({ context }, key: number) => changed(context, key, { progress: 0, failure: null })),
    progress: assign(({ context }, progress: number) =>
      changed(context, current(context)?.key, { progress }),
    ),
    fail: assign(({ context }, result: Result<UploadedPicture, Failure>) =>
      result.ok ? {} : changed(context, current(context)?.key, { failure: result.failure }),
    ),
    tell: emit((_, picture: UploadedPicture) => ({ type: 'upload.done', picture })),
  },
}).createMachine({
  id: 'pictureUpload',
  initial: 'resting',
  context: { uploads: [], lastKey: 0 },
  on: {
    'upload.add': { actions: { type: 'add', params: ({ event }) => event.files } },
    'upload.remove': { actions: { type: 'remove', params: ({ event }) => event.key } },
    'upload.retry': { actions: { type: 'retry', params: ({ event }) => event.key } },
  },
  states: {
    resting: { always: { guard: 'someWait', target: 'uploading' } },
    uploading: {
      tags: 'busy',
      invoke: { src: 'upload', input: ({ context }) => currentFile(context) },
      on: {
        'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event.progress } },
        'upload.remove': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.key },
            target: 'resting',
            actions: { type: 'remove', params: ({ event }) => event.key },
          },
          { actions: { type: 'remove', params: ({ event }) => event.key } },
        ],
        'upload.ended': [
          {
            guard: { type: 'arrived', params: ({ event }) => event.result },
            target: 'resting',
            actions: [
              { type: 'tell', params: ({ event }) => pictureIn(event.result) },
              { type: 'remove', params: ({ context }) => current(context)?.key },
            ],
          },
          { target: 'resting', actions: { type: 'fail', params: ({ event }) => event.result } },
        ],
      },
    },
  },
})

const pictureIn = (result: Result<UploadedPicture, Failure>): UploadedPicture => {
  if (!result.ok) throw new Error('a picture that did not arrive cannot be shown')
  return result.value
}

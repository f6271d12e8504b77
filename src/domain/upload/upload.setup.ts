import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { retryWait } from '../kernel/retry.ts'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import { transferRateAfter } from './transfer-rate.ts'
import {
  failureIn,
  type Hashed,
  type Replacement,
  recordWith,
  type Standing,
  type UploadContext,
  type UploadEvent,
  type UploadInput,
} from './upload.events.ts'
import { isClash, isPassing, type OnClash, refusalIn, type UploadWanted } from './upload.ts'

/** Context, actors, guards and actions of `uploadMachine` by name. */
export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: {
    /** Sends `upload.admitted` when a slot is free; stopping it frees the slot. */
    slot: fromCallback<UploadEvent>(unprovidedCallback('slot')),
    /** Says `upload.hashProgressed` and, once, `upload.hashed`. */
    hash: fromCallback<UploadEvent, Blob>(unprovidedCallback('hash')),
    begin: fromPromise<Standing, UploadWanted>(unprovided('begin')),
    /** Sends `upload.sent`, and once `upload.allSent` or `upload.refused`; stopping it pauses the transfer. */
    send: fromCallback<UploadEvent, { readonly uploadId: string; readonly content: Blob }>(
      unprovidedCallback('send'),
    ),
    finish: fromPromise<Standing, { readonly uploadId: string; readonly wanted: UploadWanted }>(
      unprovided('finish'),
    ),
  },
  delays: { backOff: ({ context }) => retryWait(context) },
  guards: {
    isMissing: ({ context }) => context.record.content === null,
    isRefused: ({ context }) => context.record.refusal !== null,
    isHeld: ({ context }) => context.record.isPaused,
    isHashed: ({ context }) => context.record.hash !== '' && context.hashed === 1,
    isUnreadable: (_, hash: Hashed) => hash === null,
    isAnother: ({ context }, hash: Hashed) => !['', hash].includes(context.record.hash),
    isOfSize: ({ context }, content: Blob) => content.size === context.record.size,
    isKept: (_, standing: Standing) => standing.ok && standing.value.kind === 'kept',
    isToSend: (_, standing: Standing) => standing.ok && standing.value.kind === 'toSend',
    isClash: (_, failure: Failure) => isClash(failure),
    isExpiry: (_, failure: Failure) => failure.kind === 'expired',
    isPassing: ({ context }, failure: Failure) => isPassing(failure, context.attempts),
  },
  actions: {
    watchHash: assign((_, hashed: number) => ({ hashed })),
    takeHash: assign(({ context }, hash: Hashed) =>
      hash === null ? {} : { ...recordWith(context, { hash }), hashed: 1 },
    ),
    takeUploadId: assign(({ context }, standing: Standing) =>
      standing.ok && standing.value.kind === 'toSend'
        ? recordWith(context, { uploadId: standing.value.uploadId })
        : {},
    ),
    keep: assign(({ context }, { standing, instant }: { standing: Standing; instant: boolean }) =>
      standing.ok && standing.value.kind === 'kept'
        ? {
            ...recordWith(context, { sent: context.record.size, content: null }),
            file: standing.value.file,
            heldAt: standing.value.heldAt,
            instant,
          }
        : {},
    ),
    watchSent: assign(({ context }, { bytes, at }: { bytes: number; at: number }) => ({
      ...recordWith(context, { sent: bytes }),
      pace: transferRateAfter(context.pace, bytes, at),
      attempts: bytes > context.furthest ? 0 : context.attempts,
      furthest: Math.max(bytes, context.furthest),
    })),
    stand: assign({ pace: null }),
    note: assign((_, failure: Failure) => ({ failure })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetFailure: assign({ failure: null }),
    keepRefusal: assign(({ context }, failure: Failure) =>
      recordWith(context, { refusal: refusalIn(failure) }),
    ),
    rest: assign(({ context }) => recordWith(context, { isPaused: true })),
    goOn: assign(({ context }) => recordWith(context, { isPaused: false })),
    startAnew: assign(({ context }) => ({
      ...recordWith(context, { refusal: null }),
      failure: null,
      attempts: 0,
      furthest: 0,
    })),
    settle: assign(({ context }, onClash: OnClash) => recordWith(context, { onClash })),
    choose: assign(({ context }, content: Blob) => ({
      ...recordWith(context, { content }),
      hashed: 0,
      isWrongFile: false,
    })),
    replace: assign(({ context }, { name, content }: Replacement) => ({
      ...recordWith(context, { name, content, size: content.size, hash: '', uploadId: '', sent: 0 }),
      hashed: 0,
    })),
    refuseFile: assign(({ context }) => ({ ...recordWith(context, { content: null }), isWrongFile: true })),
    loseContent: assign(({ context }) => recordWith(context, { content: null })),
    refuse: raise((_, standing: Standing) => ({
      type: 'upload.refused' as const,
      failure: failureIn(standing),
    })),
  },
})

import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { transferRateAfter } from './transfer-rate.ts'
import {
  contentOf,
  failureIn,
  type Hashed,
  recordWith,
  type Standing,
  startOf,
  type UploadContext,
  type UploadEvent,
  type UploadInput,
  wantedOf,
} from './upload.events.ts'
import { isClash, isPassing, type OnClash, refusalIn, type UploadWanted, uploadBackOffMs } from './upload.ts'

/** One file on its way to the own files: looked through, asked about, sent, kept. Wire: 我的资料, R-upload-2. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: {
    /** Says `upload.admitted` when it is this one's turn; stopping it gives the turn to the next. */
    lane: fromCallback<UploadEvent>(() => undefined),
    /** Says `upload.hashProgressed` and, once, `upload.hashed`. */
    hash: fromCallback<UploadEvent, Blob>(() => undefined),
    begin: fromPromise<Standing, UploadWanted>(unprovided('begin')),
    /** Says `upload.sent`, and once `upload.allSent` or `upload.refused`; stopping it holds the sending up. */
    send: fromCallback<UploadEvent, { readonly uploadId: string; readonly content: Blob }>(() => undefined),
    finish: fromPromise<Standing, { readonly uploadId: string; readonly wanted: UploadWanted }>(
      unprovided('finish'),
    ),
  },
  delays: { backOff: ({ context }) => uploadBackOffMs(context.attempts) },
  guards: {
    isMissing: ({ context }) => context.record.content === null,
    isRefused: ({ context }) => context.record.refusal !== null,
    isHeld: ({ context }) => !context.starts || context.record.isPaused,
    isHashed: ({ context }) => context.record.hash !== '' && context.hashed === 1,
    isAnother: ({ context }, hash: Hashed) => hash === null || !['', hash].includes(context.record.hash),
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
            instant,
          }
        : {},
    ),
    watchSent: assign(({ context }, { bytes, at }: { bytes: number; at: number }) => ({
      ...recordWith(context, { sent: bytes }),
      pace: transferRateAfter(context.pace, bytes, at),
      attempts: bytes > context.record.sent ? 0 : context.attempts,
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
    })),
    settle: assign(({ context }, onClash: OnClash) => recordWith(context, { onClash })),
    choose: assign(({ context }, content: Blob) => ({
      ...recordWith(context, { content }),
      hashed: 0,
      isWrongFile: false,
    })),
    refuseFile: assign(({ context }) => ({ ...recordWith(context, { content: null }), isWrongFile: true })),
    loseContent: assign(({ context }) => recordWith(context, { content: null })),
    refuse: raise((_, standing: Standing) => ({
      type: 'upload.refused' as const,
      failure: failureIn(standing),
    })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => startOf(input),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        // Sent once more it would be refused once more.
        { guard: 'isRefused', target: 'failed' },
        { guard: 'isMissing', target: 'missing' },
        { guard: 'isHeld', target: 'paused' },
        { target: 'active' },
      ],
    },
    active: {
      entry: 'forgetFailure',
      exit: 'stand',
      invoke: { src: 'lane' },
      initial: 'queued',
      on: {
        'upload.pause': { target: 'paused', actions: 'rest' },
        'upload.park': 'parked',
        'upload.refused': [
          {
            guard: { type: 'isClash', params: ({ event }) => event.failure },
            target: 'clashing',
            actions: { type: 'note', params: ({ event }) => event.failure },
          },
          { guard: { type: 'isExpiry', params: ({ event }) => event.failure }, target: 'parked' },
          {
            guard: { type: 'isPassing', params: ({ event }) => event.failure },
            target: 'retrying',
            actions: [{ type: 'note', params: ({ event }) => event.failure }, 'countAttempt'],
          },
          {
            target: 'failed',
            actions: [
              { type: 'note', params: ({ event }) => event.failure },
              { type: 'keepRefusal', params: ({ event }) => event.failure },
            ],
          },
        ],
      },
      states: {
        queued: {
          on: {
            'upload.admitted': [{ guard: 'isHashed', target: 'checking' }, { target: 'hashing' }],
          },
        },
        hashing: {
          invoke: { src: 'hash', input: ({ context }) => contentOf(context) },
          on: {
            'upload.hashProgressed': { actions: { type: 'watchHash', params: ({ event }) => event.share } },
            'upload.hashed': [
              {
                guard: { type: 'isAnother', params: ({ event }) => event.hash },
                target: '#upload.missing',
                actions: 'refuseFile',
              },
              { target: 'checking', actions: { type: 'takeHash', params: ({ event }) => event.hash } },
            ],
          },
        },
        checking: {
          invoke: {
            src: 'begin',
            input: ({ context }) => wantedOf(context),
            onDone: [
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: '#upload.done',
                actions: {
                  type: 'keep',
                  params: ({ event }) => ({ standing: event.output, instant: true }),
                },
              },
              {
                guard: { type: 'isToSend', params: ({ event }) => event.output },
                target: 'sending',
                actions: { type: 'takeUploadId', params: ({ event }) => event.output },
              },
              { actions: { type: 'refuse', params: ({ event }) => event.output } },
            ],
            onError: '#upload.defect',
          },
        },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => ({ uploadId: context.record.uploadId, content: contentOf(context) }),
          },
          on: {
            'upload.sent': {
              actions: { type: 'watchSent', params: ({ event: { bytes, at } }) => ({ bytes, at }) },
            },
            'upload.allSent': 'finishing',
            'upload.lost': { target: '#upload.missing', actions: 'loseContent' },
          },
        },
        finishing: {
          invoke: {
            src: 'finish',
            input: ({ context }) => ({ uploadId: context.record.uploadId, wanted: wantedOf(context) }),
            onDone: [
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: '#upload.done',
                actions: {
                  type: 'keep',
                  params: ({ event }) => ({ standing: event.output, instant: false }),
                },
              },
              // Not all of it is there after all.
              { guard: { type: 'isToSend', params: ({ event }) => event.output }, target: 'sending' },
              { actions: { type: 'refuse', params: ({ event }) => event.output } },
            ],
            onError: '#upload.defect',
          },
        },
      },
    },
    retrying: {
      after: { backOff: 'active' },
      on: {
        'upload.retry': 'active',
        'upload.online': 'active',
        'upload.pause': { target: 'paused', actions: 'rest' },
        'upload.park': 'parked',
      },
    },
    paused: { on: { 'upload.resume': { target: 'active', actions: 'goOn' } } },
    /** Nobody is signed in. */
    parked: { on: { 'upload.unpark': 'active' } },
    clashing: {
      on: {
        'upload.settle': {
          target: 'active',
          actions: { type: 'settle', params: ({ event }) => event.onClash },
        },
      },
    },
    /** The content is not at hand: the same file has to be chosen again. */
    missing: {
      on: {
        'upload.choose': [
          {
            guard: { type: 'isOfSize', params: ({ event }) => event.content },
            target: 'active',
            actions: [{ type: 'choose', params: ({ event }) => event.content }, 'startAnew'],
          },
          { actions: 'refuseFile' },
        ],
      },
    },
    failed: {
      on: {
        'upload.retry': [
          { guard: 'isMissing', target: 'missing', actions: 'startAnew' },
          { target: 'active', actions: 'startAnew' },
        ],
      },
    },
    defect: { on: { 'upload.retry': { target: 'active', actions: 'startAnew' } } },
    done: {},
  },
})

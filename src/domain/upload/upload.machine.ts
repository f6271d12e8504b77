import { not } from 'xstate'
import { contentOf, startOf, wantedOf } from './upload.events.ts'
import { uploadSetup } from './upload.setup.ts'

/** One file on its way to the own files: hashed, announced, sent, added to the folder. Wire: 我的资料, R-upload-2. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => startOf(input),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        // Sending it again would be refused again.
        { guard: 'isRefused', target: 'failed' },
        { guard: 'isMissing', target: 'missing' },
        { guard: 'isHeld', target: 'paused' },
        { target: 'active' },
      ],
    },
    active: {
      entry: 'forgetFailure',
      exit: 'stand',
      invoke: { src: 'slot' },
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
                guard: { type: 'isUnreadable', params: ({ event }) => event.hash },
                target: '#upload.missing',
                actions: 'loseContent',
              },
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
              // The server lacks some bytes that were counted as sent.
              { guard: { type: 'isToSend', params: ({ event }) => event.output }, target: 'sending' },
              { actions: { type: 'refuse', params: ({ event }) => event.output } },
            ],
            onError: '#upload.defect',
          },
        },
      },
    },
    retrying: {
      tags: 'waiting',
      after: { backOff: 'active' },
      on: {
        'upload.retry': 'active',
        'upload.online': 'active',
        'upload.pause': { target: 'paused', actions: 'rest' },
        'upload.park': 'parked',
      },
    },
    paused: { tags: 'waiting', on: { 'upload.resume': { target: 'active', actions: 'goOn' } } },
    /** The user is signed out or expired. */
    parked: { tags: 'waiting', on: { 'upload.unpark': 'active' } },
    clashing: {
      tags: 'waiting',
      on: {
        'upload.settle': {
          target: 'active',
          actions: { type: 'settle', params: ({ event }) => event.onClash },
        },
      },
    },
    /** This browser does not have the content: the same file has to be chosen again. */
    missing: {
      tags: 'waiting',
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
      tags: 'failing',
      on: {
        // The same file would be refused again.
        'upload.retry': { guard: not('isRefused'), target: 'active', actions: 'startAnew' },
        'upload.replace': {
          guard: 'isRefused',
          target: 'active',
          actions: [{ type: 'replace', params: ({ event }) => event }, 'startAnew'],
        },
      },
    },
    defect: { tags: 'failing', on: { 'upload.retry': { target: 'active', actions: 'startAnew' } } },
    done: {},
  },
})

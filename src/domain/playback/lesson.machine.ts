import { ABSENCE_TRANSITIONS } from '../catalogue/absence.ts'
import { AUTO_NEXT_SECONDS, lessonSetup } from './lesson.setup.ts'

/**
 * A lesson from its loading to its end: where it begins, a new address where the old one has expired, and the way
 * to the next one. Wire: getstructurepagecontentinfo.
 */
export const lessonMachine = lessonSetup.createMachine({
  id: 'lesson',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    lesson: null,
    startAt: 0,
    nextIn: AUTO_NEXT_SECONDS,
    failure: null,
    fault: null,
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.ref,
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    deciding: {
      always: [
        { guard: 'isReady', target: 'ready' },
        { guard: 'isPreparing', target: 'preparing' },
        ...ABSENCE_TRANSITIONS,
        { target: 'failed' },
      ],
    },
    ready: {
      type: 'parallel',
      states: {
        source: {
          initial: 'good',
          states: {
            good: {
              on: {
                'lesson.sourceFailed': {
                  guard: { type: 'isOfSource', params: ({ event }) => event.fault },
                  target: 'renewing',
                  actions: { type: 'noteFault', params: ({ event }) => event.fault },
                },
              },
            },
            /** An expired address is replaced by a new one; any other fault is the player's to show. */
            renewing: {
              invoke: {
                src: 'load',
                input: ({ context }) => context.ref,
                onDone: [
                  {
                    guard: { type: 'isGone', params: ({ event }) => event.output },
                    target: '#lesson.deciding',
                    actions: { type: 'take', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isRenewed', params: ({ event }) => event.output },
                    target: 'good',
                    actions: [{ type: 'renew', params: ({ event }) => event.output }, 'sayRenewed'],
                  },
                  { target: 'good' },
                ],
                onError: '#lesson.defect',
              },
            },
          },
        },
        captions: {
          initial: 'good',
          states: {
            good: { on: { 'lesson.captionsFailed': 'renewing' } },
            /** Their addresses run out as the film's do. Whatever comes of it, the film goes on, and who asked is answered. R-playback-6 */
            renewing: {
              invoke: {
                src: 'load',
                input: ({ context }) => context.ref,
                onDone: [
                  {
                    guard: { type: 'hasNewCaptions', params: ({ event }) => event.output },
                    target: 'good',
                    actions: [{ type: 'renewCaptions', params: ({ event }) => event.output }, 'sayCaptions'],
                  },
                  { target: 'good', actions: 'sayCaptions' },
                ],
                onError: { target: 'good', actions: 'sayCaptions' },
              },
            },
          },
        },
        next: {
          initial: 'playing',
          states: {
            playing: {
              on: {
                'lesson.ended': [
                  { guard: 'hasNext', target: 'offering', actions: 'beginCountdown' },
                  { target: 'over' },
                ],
              },
            },
            offering: {
              after: {
                second: [
                  { guard: 'isLastSecond', target: 'playing', actions: 'wantNext' },
                  { target: 'offering', reenter: true, actions: 'countDown' },
                ],
              },
              on: {
                'lesson.goOn': { target: 'playing', actions: 'wantNext' },
                'lesson.stay': 'playing',
                'lesson.wait': 'offered',
              },
            },
            offered: {
              on: {
                'lesson.goOn': { target: 'playing', actions: 'wantNext' },
                'lesson.stay': 'playing',
              },
            },
            /** No film follows: what else the course has is offered. */
            over: { on: { 'lesson.stay': 'playing' } },
          },
        },
      },
    },
    /** No address yet: it is asked for again and again while the page is open. */
    preparing: {
      initial: 'waiting',
      on: { 'lesson.retry': 'loading' },
      states: {
        waiting: { after: { preparing: 'looking' } },
        looking: {
          invoke: {
            src: 'load',
            input: ({ context }) => context.ref,
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: '#lesson.deciding',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'waiting' },
            ],
            onError: '#lesson.defect',
          },
        },
      },
    },
    missing: {},
    withdrawn: { on: { 'lesson.retry': 'loading' } },
    forbidden: {},
    failed: { tags: 'failing', on: { 'lesson.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'lesson.retry': 'loading' } },
  },
})

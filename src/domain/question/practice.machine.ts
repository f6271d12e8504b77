import type { ActorRefFrom } from 'xstate'
import { practiceOf, practiceSetup } from './practice.setup.ts'
import {
  afterReceipt,
  afterRefusal,
  finishedOf,
  handedIn,
  ledTo,
  selfMarked,
  withFlag,
  withGiven,
} from './practice.ts'

/**
 * A practice: it can be left and gone on with at the same question with the same answers, and goes on without a connection,
 * since what is handed in leaves by the outbox and is marked when its receipt comes. Open in several tabs it is one practice
 * (R-tabs-3). Wire: questionsanswer.
 */
export const practiceMachine = practiceSetup.createMachine({
  id: 'practice',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    practice: null,
    resumed: false,
    leftForTab: false,
    endedElsewhere: false,
    failure: null,
    problem: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context: { userId, scope, finishedId, now } }) => ({ userId, scope, finishedId, now }),
        onDone: [
          { guard: { type: 'elsewhere', params: ({ event }) => event.output }, target: 'elsewhere' },
          {
            guard: { type: 'finished', params: ({ event }) => event.output },
            target: '#practice.opened.finished',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'filled', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          { guard: { type: 'empty', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** There are no questions here. */
    empty: {},
    /** Handed in where this browser keeps nothing of it; what came of it a report knows. */
    elsewhere: {
      on: { 'practice.again': { target: 'opening', actions: ['clear', 'sayLeft'] } },
    },
    failed: { tags: 'failing', on: { 'practice.retry': 'opening' } },
    opened: {
      initial: 'running',
      // What was handed in before the page was left may have arrived or not: the same ids are answered alike.
      entry: 'keep',
      invoke: [{ src: 'receipts' }, { src: 'watch', input: ({ context }) => practiceOf(context) }],
      on: {
        'practice.delivered': {
          actions: [
            {
              type: 'learn',
              params: ({ context, event }) => afterReceipt(practiceOf(context), event.items, event.results),
            },
            'keep',
          ],
        },
        'practice.refused': {
          actions: [
            {
              type: 'learn',
              params: ({ context, event }) => afterRefusal(practiceOf(context), event.items),
            },
            { type: 'complain', params: ({ event }) => event.failure },
            'keep',
          ],
        },
        'practice.changedElsewhere': [
          {
            guard: { type: 'endedThere', params: ({ event }) => event.there },
            target: '.finished',
            actions: [{ type: 'takeNews', params: ({ event }) => event.there }, 'end', 'keep', 'sayFinished'],
          },
          {
            // Both wrote at once: what the other tab wrote over is there again.
            guard: { type: 'knowsMore', params: ({ event }) => event.there },
            actions: [{ type: 'takeNews', params: ({ event }) => event.there }, 'keep'],
          },
          { actions: { type: 'takeNews', params: ({ event }) => event.there } },
        ],
        'practice.markSelf': {
          actions: [
            { type: 'become', params: ({ context, event }) => selfMarked(practiceOf(context), event) },
            'keep',
          ],
        },
        'practice.goTo': {
          actions: [
            { type: 'become', params: ({ context, event }) => ledTo(practiceOf(context), event.at) },
            'keep',
          ],
        },
        'practice.lay': {
          actions: [
            {
              type: 'become',
              params: ({ context, event }) => ({ ...practiceOf(context), layout: event.layout }),
            },
            'keep',
          ],
        },
      },
      states: {
        running: {
          after: {
            second: [
              { guard: 'leftForTab', target: 'running', reenter: true },
              { guard: 'worthKeeping', target: 'running', reenter: true, actions: ['tick', 'keep'] },
              { target: 'running', reenter: true, actions: 'tick' },
            ],
          },
          on: {
            'practice.pause': 'paused',
            'practice.give': {
              actions: [
                { type: 'become', params: ({ context, event }) => withGiven(practiceOf(context), event) },
                'keep',
              ],
            },
            'practice.flag': {
              actions: [
                {
                  type: 'become',
                  params: ({ context, event }) => withFlag(practiceOf(context), event.questionId),
                },
                'keep',
              ],
            },
            'practice.check': [
              {
                guard: { type: 'sendable', params: ({ event }) => event.questionId },
                actions: [
                  {
                    type: 'become',
                    params: ({ context, event }) => handedIn(practiceOf(context), [event.questionId]),
                  },
                  { type: 'complain', params: null },
                  'keep',
                ],
              },
              { actions: { type: 'name', params: ({ event }) => event.questionId } },
            ],
            'practice.finish': {
              target: 'finished',
              actions: [
                { type: 'become', params: ({ context }) => finishedOf(practiceOf(context)) },
                'keep',
                'sayFinished',
              ],
            },
          },
        },
        paused: { on: { 'practice.goOn': 'running' } },
        finished: {
          on: { 'practice.again': { target: '#practice.opening', actions: ['clear', 'sayLeft'] } },
          initial: 'recording',
          states: {
            recording: {
              invoke: {
                src: 'record',
                input: ({ context }) => practiceOf(context),
                onDone: [
                  { guard: { type: 'recorded', params: ({ event }) => event.output }, target: 'recorded' },
                  { target: 'unrecorded' },
                ],
                onError: 'unrecorded',
              },
            },
            recorded: {},
            /** Recorded once an answer gets through, or at the next try. */
            unrecorded: {
              on: {
                'practice.delivered': {
                  target: 'recording',
                  actions: [
                    {
                      type: 'learn',
                      params: ({ context, event }) =>
                        afterReceipt(practiceOf(context), event.items, event.results),
                    },
                    'keep',
                  ],
                },
                'practice.retry': 'recording',
              },
            },
          },
        },
      },
    },
    /** A bug; what was written stays kept. */
    defect: { tags: 'failing', on: { 'practice.retry': 'opening' } },
  },
})

export type PracticeActor = ActorRefFrom<typeof practiceMachine>

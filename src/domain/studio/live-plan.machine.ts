import { draftOf, livePlanSetup, nothingOf } from './live-plan.setup.ts'
import type { PlanSaving } from './live-plan.ts'

/** Stores unsaved changes, for a reload. */
const KEEP = { type: 'keep', params: draftOf } as const

/**
 * The editor of a live plan. Changes are saved automatically, one save after another; an unacknowledged save
 * is repeated unchanged. Changes made elsewhere are merged, contradictions are shown to the user. Acts on
 * the plan wait until everything is saved. Screens /studio/live/:id.
 */
export const livePlanMachine = livePlanSetup.createMachine({
  id: 'livePlan',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    plan: null,
    document: null,
    saving: null,
    held: null,
    contest: null,
    act: null,
    failure: null,
    attempts: 0,
    left: false,
  }),
  on: { 'livePlan.leave': '.gone', 'livePlan.drop': '.gone' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context: { id, userId } }) => ({ userId, planId: id }),
        onDone: [
          {
            guard: { type: 'isRestored', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'read', params: ({ event }) => event.output }, KEEP, 'sayRestored'],
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'read', params: ({ event }) => event.output }, KEEP],
          },
          { target: 'deciding', actions: { type: 'read', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    deciding: {
      always: [{ guard: { type: 'isAbsent', params: 'missing' }, target: 'missing' }, { target: 'failed' }],
    },
    open: {
      tags: 'open',
      initial: 'kept',
      on: {
        'livePlan.change': { actions: [{ type: 'change', params: ({ event }) => event.change }, KEEP] },
        'livePlan.act': { actions: { type: 'want', params: ({ event }) => event.act } },
        // Unsaved changes are lost with the plan, so they are not saved first.
        'livePlan.remove': { target: '.removing', actions: 'giveUpSaving' },
        'livePlan.leave': { actions: 'leave' },
      },
      states: {
        kept: {
          always: [
            { guard: 'isContested', target: 'conflicting' },
            { guard: 'isChanged', target: 'gathering' },
            { guard: 'hasAct', target: 'acting' },
            { guard: 'isLeft', target: '#livePlan.gone' },
          ],
          on: { 'livePlan.outdated': 'rereading' },
        },
        gathering: {
          always: { guard: 'mustHurry', target: 'saving', actions: 'intend' },
          after: { gathered: { target: 'saving', actions: 'intend' } },
          on: {
            'livePlan.change': {
              target: 'gathering',
              reenter: true,
              actions: [{ type: 'change', params: ({ event }) => event.change }, KEEP],
            },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'save',
            input: ({ context: { saving } }) => saving as PlanSaving,
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'kept',
                actions: [{ type: 'settle', params: ({ event }) => event.output }, KEEP],
              },
              {
                guard: { type: 'isLost', params: ({ event }) => event.output },
                target: 'lost',
                actions: { type: 'noteFailure', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'conflicts', params: ({ event }) => event.output },
                target: 'rereading',
                actions: [
                  { type: 'noteFailure', params: ({ event }) => event.output },
                  'giveUpSaving',
                  'forgetAct',
                ],
              },
              {
                target: 'unkept',
                actions: [
                  { type: 'noteFailure', params: ({ event }) => event.output },
                  'giveUpSaving',
                  'forgetAct',
                ],
              },
            ],
            onError: '#livePlan.defect',
          },
        },
        /** The save was not acknowledged; it is repeated unchanged. */
        lost: {
          tags: 'waiting',
          always: { guard: 'isLeft', target: '#livePlan.gone' },
          after: { resend: 'saving' },
          on: { 'livePlan.retry': 'saving' },
        },
        /** The save was refused; the next change saves again. */
        unkept: {
          always: { guard: 'isLeft', target: '#livePlan.gone' },
          on: {
            'livePlan.retry': { target: 'saving', actions: 'intend' },
            'livePlan.change': {
              target: 'gathering',
              actions: [{ type: 'change', params: ({ event }) => event.change }, KEEP],
            },
          },
        },
        /** The plan was changed elsewhere or is in review: reads it again and merges the changes. */
        rereading: {
          tags: 'busy',
          invoke: {
            src: 'open',
            input: ({ context: { id, userId } }) => ({ userId, planId: id }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'kept',
                actions: [{ type: 'read', params: ({ event }) => event.output }, KEEP],
              },
              {
                guard: { type: 'isLost', params: ({ event }) => event.output },
                target: 'unread',
                actions: { type: 'noteFailure', params: ({ event }) => event.output },
              },
              {
                target: '#livePlan.deciding',
                actions: { type: 'read', params: ({ event }) => event.output },
              },
            ],
            onError: '#livePlan.defect',
          },
        },
        unread: {
          tags: 'waiting',
          always: { guard: 'isLeft', target: '#livePlan.gone' },
          after: { resend: 'rereading' },
          on: { 'livePlan.retry': 'rereading' },
        },
        /** The same fields were changed here and elsewhere: nothing is overwritten unseen. */
        conflicting: {
          tags: 'waiting',
          always: { guard: 'isLeft', target: '#livePlan.gone' },
          on: {
            'livePlan.settle': {
              target: 'kept',
              actions: [{ type: 'choose', params: ({ event }) => event.whose }, KEEP],
            },
            'livePlan.act': {},
          },
        },
        acting: {
          tags: ['busy', 'acting'],
          invoke: {
            src: 'perform',
            input: ({ context: { id, plan, act } }) => ({
              id,
              revision: plan?.revision ?? 0,
              act: act ?? { kind: 'recall' as const },
            }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'kept',
                actions: [
                  {
                    type: 'sayActed',
                    params: ({ context: { act } }) => act ?? { kind: 'recall' as const },
                  },
                  { type: 'take', params: ({ event }) => event.output },
                  KEEP,
                  'forgetAct',
                ],
              },
              {
                target: 'kept',
                actions: [
                  { type: 'noteFailure', params: ({ event }) => event.output },
                  { type: 'sayRefused', params: ({ event }) => event.output },
                  'forgetAct',
                ],
              },
            ],
            onError: '#livePlan.defect',
          },
          on: { 'livePlan.act': {}, 'livePlan.remove': {} },
        },
        removing: {
          tags: ['busy', 'acting'],
          invoke: {
            src: 'remove',
            input: ({ context }) => context.id,
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: '#livePlan.gone',
                actions: [{ type: 'keep', params: nothingOf }, 'sayRemoved'],
              },
              {
                target: 'kept',
                actions: [
                  { type: 'noteFailure', params: ({ event }) => event.output },
                  { type: 'sayRefused', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: '#livePlan.defect',
          },
          on: { 'livePlan.change': {}, 'livePlan.act': {}, 'livePlan.remove': {} },
        },
      },
    },
    gone: { type: 'final' },
    missing: {},
    failed: { tags: 'failing', on: { 'livePlan.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'livePlan.retry': 'loading' } },
  },
})

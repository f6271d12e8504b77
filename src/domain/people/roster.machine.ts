import type { ActorRefFrom } from 'xstate'
import { choiceIn, LET_GO, rosterIn, rosterSetup, wantedIn } from './roster.setup.ts'
import { NO_ENTRIES } from './roster.ts'

/** The life of a roster: read, compared, chosen from, applied in batches, reported and put away. R-people-7. */
export const rosterMachine = rosterSetup.createMachine({
  id: 'roster',
  initial: 'opening',
  context: {
    managed: null,
    organisationId: 0,
    file: null,
    tooLarge: false,
    roster: null,
    kind: 'added',
    page: NO_ENTRIES,
    choices: [],
    next: null,
    failure: null,
  },
  states: {
    opening: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'open',
        onDone: [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event.output },
            target: 'applying',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'comparing',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** Waits for a file. */
    waiting: {
      on: {
        'roster.chooseSchool': {
          actions: { type: 'chooseSchool', params: ({ event }) => event.organisationId },
        },
        'roster.read': [
          { guard: { type: 'isTooLarge', params: ({ event }) => event.file }, actions: 'refuse' },
          {
            target: 'comparing',
            actions: [
              { type: 'hold', params: ({ event }) => event.file },
              {
                type: 'keepFile',
                params: ({ context: { organisationId }, event: { file } }) => ({ file, organisationId }),
              },
            ],
          },
        ],
      },
    },
    comparing: {
      tags: 'busy',
      invoke: {
        src: 'compare',
        input: ({ context }) => wantedIn(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'listing',
            actions: [{ type: 'begin', params: ({ event }) => event.output }, LET_GO],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, LET_GO],
          },
          { target: 'waiting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      // Nothing has been changed at this stage.
      on: { 'roster.stop': { target: 'waiting', actions: LET_GO } },
    },
    listing: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'load',
        input: ({ context }) => ({
          id: rosterIn(context).id,
          kind: context.kind,
          page: context.page.index,
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'roster.show': {
          target: 'listing',
          reenter: true,
          actions: { type: 'turn', params: ({ event }) => event },
        },
        // The buttons are already visible while the entries are being read.
        'roster.choose': {
          guard: 'isCompared',
          target: 'choosing',
          actions: { type: 'noteChoice', params: ({ event }) => event },
        },
        'roster.apply': { guard: 'isCompared', target: 'applying' },
        'roster.report': 'reporting',
        'roster.close': 'closing',
      },
    },
    ready: {
      tags: 'open',
      on: {
        'roster.show': { target: 'listing', actions: { type: 'turn', params: ({ event }) => event } },
        'roster.choose': {
          guard: 'isCompared',
          target: 'choosing',
          actions: { type: 'noteChoice', params: ({ event }) => event },
        },
        'roster.apply': { guard: 'isCompared', target: 'applying' },
        'roster.report': 'reporting',
        'roster.close': 'closing',
        'roster.reread': { target: 'listing', actions: 'forgetFailure' },
      },
    },
    /** Choices are stored one after another; other commands follow. */
    choosing: {
      tags: ['busy', 'open'],
      entry: 'forgetFailure',
      invoke: {
        src: 'choose',
        input: ({ context }) => choiceIn(context),
        onDone: [
          {
            guard: { type: 'hasMoreChoices', params: ({ event }) => event.output },
            target: 'choosing',
            reenter: true,
            actions: { type: 'noteStored', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasNext', params: ({ event }) => event.output },
            target: 'listing',
            actions: [{ type: 'noteStored', params: ({ event }) => event.output }, 'goOn', 'forgetNext'],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'noteStored', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteUnstored', params: ({ event }) => event.output } },
        ],
        onError: { target: 'defect', actions: 'dropChoices' },
      },
      on: {
        'roster.choose': { actions: { type: 'noteChoice', params: ({ event }) => event } },
        'roster.show': { actions: { type: 'noteNext', params: ({ event }) => event } },
        'roster.apply': { actions: { type: 'noteNext', params: ({ event }) => event } },
        'roster.report': { actions: { type: 'noteNext', params: ({ event }) => event } },
        'roster.close': { actions: { type: 'noteNext', params: ({ event }) => event } },
      },
    },
    /** Applies batch by batch; after a reload the rest is applied. */
    applying: {
      tags: ['busy', 'open'],
      entry: 'forgetFailure',
      invoke: {
        src: 'apply',
        input: ({ context }) => rosterIn(context).id,
        onDone: [
          {
            guard: { type: 'isApplied', params: ({ event }) => event.output },
            target: 'listing',
            actions: [{ type: 'follow', params: ({ event }) => event.output }, 'turnToFirst'],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'applying',
            reenter: true,
            actions: { type: 'follow', params: ({ event }) => event.output },
          },
          { target: 'paused', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** A batch failed; nothing is lost. */
    paused: { tags: ['open', 'failing'], on: { 'roster.apply': 'applying' } },
    reporting: {
      tags: ['busy', 'open'],
      entry: 'forgetFailure',
      invoke: {
        src: 'report',
        input: ({ context }) => rosterIn(context).id,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'sayReported', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    closing: {
      tags: ['busy', 'open'],
      entry: 'forgetFailure',
      invoke: {
        src: 'close',
        input: ({ context }) => rosterIn(context).id,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'waiting',
            actions: 'putAway',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'roster.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'roster.reread': 'opening' } },
  },
})

export type RosterActor = ActorRefFrom<typeof rosterMachine>

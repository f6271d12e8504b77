import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import { type KeptResource, mergedForm, type ResourceDraftPlace } from './resource-draft.ts'
import type {
  OpenedResource,
  ResourceAct,
  ResourceDone,
  ResourceEditorContext,
  ResourceEditorEvent,
  ResourceEditorInput,
} from './resource-editor.events.ts'
import { formNow, KEEP, placeOf } from './resource-editor.rules.ts'
import { changedIn, formOf, isResourceComplete, type ResourceForm, revisionOf } from './resource-version.ts'

type Opened = Result<OpenedResource, Failure>
type Acted = Result<ResourceDone, Failure>

const actOf = ({ act }: ResourceEditorContext): ResourceAct => {
  if (act === null) throw new Error('nothing is sent')
  return act
}

/**
 * The editor of a published resource: edits it, restores versions, takes a waiting version back. The form
 * outlives a refusal, a reload and an expiry. R-resource-5.
 */
export const resourceEditorMachine = setup({
  types: {
    input: {} as ResourceEditorInput,
    context: {} as ResourceEditorContext,
    events: {} as ResourceEditorEvent,
    /** The form cannot be sent because the name or the place is missing. */
    emitted: {} as { type: 'resource.refused' },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    open: fromPromise<Opened, ResourceDraftPlace>(unprovided('open')),
    act: fromPromise<Acted, ResourceAct>(unprovided('act')),
  },
  guards: {
    isOpened: (_, result: Opened) => result.ok,
    isMissing: (_, result: Opened) => !result.ok && isRejectedAs(result.failure, 'missing'),
    isDone: (_, result: Acted) => result.ok,
    isSendable: ({ context: { resource, form } }) =>
      resource !== null &&
      form !== null &&
      isResourceComplete(form) &&
      changedIn(resource.current, form).length > 0,
  },
  actions: {
    take: assign(({ context }, result: Opened) =>
      result.ok ? { resource: result.value.resource, ...formNow(context, result.value) } : {},
    ),
    keep: unprovidedAction<KeptResource>('keep'),
    noteKept: assign(({ context: { form } }) => ({ kept: form })),
    choose: assign(({ context: { resource, form, contest } }, whose: 'mine' | 'theirs') =>
      resource === null || form === null || contest === null || whose === 'mine'
        ? { contest: null }
        : { contest: null, form: mergedForm(contest.base, formOf(resource.current), form).form },
    ),
    edit: assign(({ context: { form } }, fields: Partial<ResourceForm>) =>
      form === null ? {} : { form: { ...form, ...fields }, done: null },
    ),
    reset: assign(({ context: { resource } }) => ({
      form: resource && formOf(resource.current),
      isRestored: false,
      contest: null,
      tried: false,
      failure: null,
    })),
    noteTried: assign({ tried: true }),
    sayRefused: emit({ type: 'resource.refused' as const }),
    revise: assign(({ context: { resource, form } }) =>
      resource === null || form === null
        ? {}
        : {
            act: { kind: 'revise' as const, revision: revisionOf(resource, form) },
            failure: null,
            done: null,
          },
    ),
    restore: assign(({ context: { resource } }, versionId: number) =>
      resource === null
        ? {}
        : {
            act: { kind: 'restore' as const, id: resource.id, number: resource.number, versionId },
            failure: null,
            done: null,
          },
    ),
    takeBack: assign((_, versionId: number) => ({
      act: { kind: 'takeBack' as const, versionId },
      failure: null,
      done: null,
    })),
    /** After a success the sent changes are not part of the draft any more. */
    noteDone: assign(({ context: { act } }, result: Acted) => {
      if (!result.ok) return {}
      const told = { done: result.value, tried: false }
      return act?.kind === 'revise' ? { ...told, form: null, isRestored: false, contest: null } : told
    }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    settle: assign({ act: null }),
  },
}).createMachine({
  id: 'resourceEditor',
  initial: 'reading',
  context: ({ input }) => ({
    ...input,
    resource: null,
    form: null,
    isRestored: false,
    contest: null,
    kept: null,
    tried: false,
    act: null,
    done: null,
    failure: null,
  }),
  states: {
    /** Reads the resource again after an act; the former one stays on display. */
    reading: {
      tags: 'busy',
      initial: 'first',
      states: { first: { entry: 'forgetFailure' }, again: { tags: 'open' } },
      invoke: {
        src: 'open',
        input: ({ context }) => placeOf(context),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    editing: {
      tags: 'open',
      on: {
        'resource.edit': { actions: [{ type: 'edit', params: ({ event }) => event.fields }, ...KEEP] },
        'resource.settle': { actions: [{ type: 'choose', params: ({ event }) => event.whose }, ...KEEP] },
        'resource.send': [
          { guard: 'isSendable', target: 'acting', actions: 'revise' },
          { actions: ['noteTried', 'sayRefused'] },
        ],
        'resource.reset': { actions: ['reset', ...KEEP] },
        'resource.restore': {
          target: 'acting',
          actions: { type: 'restore', params: ({ event }) => event.versionId },
        },
        'resource.takeBack': {
          target: 'acting',
          actions: { type: 'takeBack', params: ({ event }) => event.versionId },
        },
        'resource.reread': { target: 'reading.again', actions: 'forgetFailure' },
      },
    },
    acting: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'act',
        input: ({ context }) => actOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'reading.again',
            actions: [{ type: 'noteDone', params: ({ event }) => event.output }, 'settle', ...KEEP],
          },
          {
            target: 'editing',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'settle'],
          },
        ],
        onError: 'defect',
      },
    },
    missing: {},
    failed: { tags: 'failing', on: { 'resource.reread': 'reading' } },
    defect: { tags: 'failing', on: { 'resource.reread': 'reading' } },
  },
})

export type ResourceEditor = ActorRefFrom<typeof resourceEditorMachine>

import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  changedIn,
  type EditedResource,
  formOf,
  isResourceComplete,
  type ResourceForm,
  type ResourceRevision,
  revisionOf,
} from './resource-version.ts'

/** What was done last: a new version waits or is seen, or one was taken back. */
export type ResourceDone = 'waits' | 'seen' | 'takenBack'

/** What is sent now. */
export type ResourceAct =
  | { readonly kind: 'revise'; readonly revision: ResourceRevision }
  | { readonly kind: 'restore'; readonly id: number; readonly number: number; readonly versionId: number }
  | { readonly kind: 'takeBack'; readonly versionId: number }

export interface ResourceEditorInput {
  readonly id: number
}

export interface ResourceEditorContext extends ResourceEditorInput {
  readonly resource: EditedResource | null
  readonly form: ResourceForm | null
  /** It was sent and is not complete. */
  readonly tried: boolean
  readonly act: ResourceAct | null
  readonly done: ResourceDone | null
  readonly failure: Failure | null
}

export type ResourceEditorEvent =
  | { type: 'resource.edit'; fields: Partial<ResourceForm> }
  | { type: 'resource.send' }
  /** What was typed is given up. */
  | { type: 'resource.reset' }
  | { type: 'resource.restore'; versionId: number }
  | { type: 'resource.takeBack'; versionId: number }
  | { type: 'resource.reread' }

type Loaded = Result<EditedResource, Failure>
type Acted = Result<ResourceDone, Failure>

const actOf = ({ act }: ResourceEditorContext): ResourceAct => {
  if (act === null) throw new Error('nothing is sent')
  return act
}

const isMissing = (result: Result<unknown, Failure>): boolean =>
  !result.ok && result.failure.kind === 'rejected' && result.failure.reason === 'missing'

/** A published resource in the hands of its teacher: edited, restored, its new version taken back. What is typed outlives a refusal. */
export const resourceEditorMachine = setup({
  types: {
    input: {} as ResourceEditorInput,
    context: {} as ResourceEditorContext,
    events: {} as ResourceEditorEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    load: fromPromise<Loaded, number>(unprovided('load')),
    act: fromPromise<Acted, ResourceAct>(unprovided('act')),
  },
  guards: {
    isLoaded: (_, result: Loaded) => result.ok,
    isMissing: (_, result: Loaded) => isMissing(result),
    isDone: (_, result: Acted) => result.ok,
    isSendable: ({ context: { resource, form } }) =>
      resource !== null &&
      form !== null &&
      isResourceComplete(form) &&
      changedIn(resource.current, form).length > 0,
  },
  actions: {
    /** The form stays as it is typed, whatever the resource is now. */
    take: assign(({ context: { form } }, result: Loaded) =>
      result.ok ? { resource: result.value, form: form ?? formOf(result.value.current) } : {},
    ),
    edit: assign(({ context: { form } }, fields: Partial<ResourceForm>) =>
      form === null ? {} : { form: { ...form, ...fields }, done: null },
    ),
    reset: assign(({ context: { resource } }) => ({
      form: resource && formOf(resource.current),
      tried: false,
      failure: null,
    })),
    noteTried: assign({ tried: true }),
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
    noteDone: assign((_, result: Acted) =>
      result.ok ? { done: result.value, form: null, tried: false } : {},
    ),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    settle: assign({ act: null }),
  },
}).createMachine({
  id: 'resourceEditor',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    resource: null,
    form: null,
    tried: false,
    act: null,
    done: null,
    failure: null,
  }),
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
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
        'resource.edit': { actions: { type: 'edit', params: ({ event }) => event.fields } },
        'resource.send': [
          { guard: 'isSendable', target: 'acting', actions: 'revise' },
          { actions: 'noteTried' },
        ],
        'resource.reset': { actions: 'reset' },
        'resource.restore': {
          target: 'acting',
          actions: { type: 'restore', params: ({ event }) => event.versionId },
        },
        'resource.takeBack': {
          target: 'acting',
          actions: { type: 'takeBack', params: ({ event }) => event.versionId },
        },
        'resource.reread': { target: 'rereading', actions: 'forgetFailure' },
      },
    },
    acting: {
      tags: ['busy', 'open'],
      exit: 'settle',
      invoke: {
        src: 'act',
        input: ({ context }) => actOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'rereading',
            actions: { type: 'noteDone', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    missing: {},
    failed: { on: { 'resource.reread': 'loading' } },
    defect: { on: { 'resource.reread': 'loading' } },
  },
})

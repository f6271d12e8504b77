import type { ActorRefFrom } from 'xstate'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { ABSENCE_TRANSITIONS, absenceOf, isAbsent } from './absence.ts'
import type { FileItem } from './file-item.ts'
import type { ExplanationVideo, Neighbours, ResourceDetail } from './resource-detail.ts'

export interface ResourceInput {
  readonly id: number
}

export interface ResourceContext extends ResourceInput {
  /** Null until it is known. */
  readonly detail: ResourceDetail | null
  /** Why it could not be read; null where it could. */
  readonly failure: Failure | null
  readonly videos: readonly ExplanationVideo[]
  readonly beside: Neighbours
}

export type ResourceEvent =
  | { type: 'resource.retry' }
  /** The addresses of its files no longer hold. */
  | { type: 'resource.outdated' }
  /** A copy of a file into one's own. */
  | { type: 'resource.keep'; file: FileItem }

export type ResourceEmitted =
  /** There is something to look at. */
  | { type: 'resource.shown' }
  /** `name` is what it is called among one's own files. */
  | { type: 'resource.kept'; name: string }
  | { type: 'resource.keepFailed'; failure: Failure }

type Read = Result<ResourceDetail, Failure>
type ReadVideos = Result<readonly ExplanationVideo[], Failure>
type ReadBeside = Result<Neighbours, Failure>
type Kept = Result<{ readonly name: string }, Failure>

/**
 * A resource: what it is, its neighbours and the lessons that explain it (they hold up nothing and are not missed), and a
 * copy of its file among one's own. Wire: getresourcesdetailsinfo, resourcescontentinfo, getaivideo.
 */
export const resourceMachine = setup({
  types: {
    input: {} as ResourceInput,
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    emitted: {} as ResourceEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Read, ResourceInput>(unprovided('load')),
    loadBeside: fromPromise<ReadBeside, ResourceInput>(unprovided('loadBeside')),
    loadVideos: fromPromise<ReadVideos, ResourceInput>(unprovided('loadVideos')),
    keep: fromPromise<Kept, FileItem>(unprovided('keep')),
  },
  guards: {
    isKnown: ({ context }) => context.detail !== null && context.failure === null,
    isAbsent,
  },
  actions: {
    take: assign((_, result: Read) =>
      result.ok ? { detail: result.value, failure: null } : { failure: result.failure },
    ),
    takeBeside: assign((_, result: ReadBeside) => (result.ok ? { beside: result.value } : {})),
    /** A failed refresh leaves what is shown; an answer that the resource is gone does not. */
    takeAgain: assign((_, result: Read) => {
      if (result.ok) return { detail: result.value }
      return absenceOf(result.failure) === null ? {} : { failure: result.failure }
    }),
    takeVideos: assign((_, result: ReadVideos) => (result.ok ? { videos: result.value } : {})),
    sayShown: emit({ type: 'resource.shown' }),
    sayKept: emit((_, result: Kept) =>
      result.ok
        ? { type: 'resource.kept' as const, name: result.value.name }
        : { type: 'resource.keepFailed' as const, failure: result.failure },
    ),
  },
}).createMachine({
  id: 'resource',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    detail: null,
    failure: null,
    videos: [],
    beside: { previousId: 0, nextId: 0 },
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    deciding: {
      always: [
        { guard: 'isKnown', target: 'ready', actions: 'sayShown' },
        ...ABSENCE_TRANSITIONS,
        { target: 'failed' },
      ],
    },
    ready: {
      type: 'parallel',
      states: {
        beside: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadBeside',
                input: ({ context }) => context,
                onDone: {
                  target: 'known',
                  actions: { type: 'takeBeside', params: ({ event }) => event.output },
                },
                onError: 'known',
              },
            },
            known: {},
          },
        },
        videos: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadVideos',
                input: ({ context }) => context,
                onDone: {
                  target: 'known',
                  actions: { type: 'takeVideos', params: ({ event }) => event.output },
                },
                onError: 'known',
              },
            },
            known: { on: { 'resource.outdated': 'loading' } },
          },
        },
        addresses: {
          initial: 'fresh',
          states: {
            fresh: { on: { 'resource.outdated': 'renewing' } },
            renewing: {
              invoke: {
                src: 'load',
                input: ({ context }) => context,
                onDone: {
                  target: 'renewed',
                  actions: { type: 'takeAgain', params: ({ event }) => event.output },
                },
                onError: '#resource.defect',
              },
            },
            renewed: { always: [{ guard: 'isKnown', target: 'fresh' }, { target: '#resource.deciding' }] },
          },
        },
        copy: {
          initial: 'resting',
          states: {
            resting: { on: { 'resource.keep': 'keeping' } },
            keeping: {
              invoke: {
                src: 'keep',
                input: ({ event }) => fileOf(event),
                onDone: {
                  target: 'resting',
                  actions: { type: 'sayKept', params: ({ event }) => event.output },
                },
                onError: '#resource.defect',
              },
            },
          },
        },
      },
    },
    missing: {},
    withdrawn: { on: { 'resource.retry': 'loading' } },
    forbidden: {},
    failed: { tags: 'failing', on: { 'resource.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'resource.retry': 'loading' } },
  },
})

const fileOf = (event: ResourceEvent): FileItem => {
  if (event.type !== 'resource.keep') throw new Error(`${event.type} names no file`)
  return event.file
}

/** The statechart of the resource while its page is open. */
export type ResourceActor = ActorRefFrom<typeof resourceMachine>

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { DocumentFile } from './course-document.ts'
import type { Colleague } from './course-studio.ts'

export interface PlanThingsInput {
  readonly organisationId: number
}

export interface PlanThingsContext extends PlanThingsInput {
  readonly colleagues: readonly Colleague[]
  /** The own file being taken, and its purpose. */
  readonly taking: { readonly ownFileId: number; readonly target: string } | null
  /** Why colleagues could not be read. */
  readonly unread: Failure | null
  /** Why the last file was not taken. */
  readonly failure: Failure | null
}

export type PlanThingsEvent =
  /** `target` names the purpose of the file; repeated in the event when it has been taken. */
  { type: 'things.take'; ownFileId: number; target: string } | { type: 'things.retry' }

export type PlanThingsEmitted = { type: 'things.taken'; target: string; file: DocumentFile }

type Loaded = Result<readonly Colleague[], Failure>
type Taken = Result<DocumentFile, Failure>

/** Reads the possible teachers of a plan, and takes own files into it. */
export const planThingsMachine = setup({
  types: {
    input: {} as PlanThingsInput,
    context: {} as PlanThingsContext,
    events: {} as PlanThingsEvent,
    emitted: {} as PlanThingsEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, number>(unprovided('load')),
    take: fromPromise<Taken, number>(unprovided('take')),
  },
  guards: { isDone: (_, result: Result<unknown, Failure>) => result.ok },
  actions: {
    list: assign((_, result: Loaded) =>
      result.ok ? { colleagues: result.value, unread: null } : { unread: result.failure },
    ),
    choose: assign((_, { ownFileId, target }: { ownFileId: number; target: string }) => ({
      taking: { ownFileId, target },
      failure: null,
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? { failure: null } : { failure: result.failure },
    ),
    settle: assign({ taking: null }),
    sayTaken: emit(
      ({ context: { taking } }, { value }: { value: DocumentFile }) =>
        ({ type: 'things.taken', target: taking?.target ?? '', file: value }) as const,
    ),
  },
}).createMachine({
  id: 'planThings',
  initial: 'loading',
  context: ({ input }) => ({ ...input, colleagues: [], taking: null, unread: null, failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.organisationId,
        onDone: { target: 'ready', actions: { type: 'list', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'things.take': { target: 'taking', actions: { type: 'choose', params: ({ event }) => event } },
        'things.retry': 'loading',
      },
    },
    taking: {
      tags: 'busy',
      invoke: {
        src: 'take',
        input: ({ context: { taking } }) => taking?.ownFileId ?? 0,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              {
                type: 'sayTaken',
                params: ({ event }) => ({
                  value: (event.output as { readonly value: DocumentFile }).value,
                }),
              },
              'settle',
            ],
          },
          {
            target: 'ready',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'settle'],
          },
        ],
        onError: 'defect',
      },
    },
    defect: { tags: 'failing', on: { 'things.retry': 'loading' } },
  },
})

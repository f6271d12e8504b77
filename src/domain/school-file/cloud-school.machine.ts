import { assign, fromPromise, setup } from 'xstate'
import { ABSENCE_TRANSITIONS, isAbsent } from '../catalogue/absence.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { CloudSchool } from './cloud-school.ts'

export interface CloudSchoolInput {
  readonly organisationId: number
  /** Of the menu item's Parameter. */
  readonly code: string
}

export interface CloudSchoolContext extends CloudSchoolInput {
  /** Null until it is known. */
  readonly school: CloudSchool | null
  /** Why it could not be read; null where it could. */
  readonly failure: Failure | null
}

export type CloudSchoolEvent = { type: 'cloudSchool.retry' }

type Read = Result<CloudSchool, Failure>

/** What a menu item of the cloud school shows of one school; another item or school is another actor. Screens `/cloud-school`. */
export const cloudSchoolMachine = setup({
  types: {
    input: {} as CloudSchoolInput,
    context: {} as CloudSchoolContext,
    events: {} as CloudSchoolEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Read, CloudSchoolInput>(unprovided('load')) },
  guards: { isKnown: ({ context }) => context.school !== null, isAbsent },
  actions: {
    take: assign((_, result: Read) =>
      result.ok ? { school: result.value, failure: null } : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'cloudSchool',
  initial: 'loading',
  context: ({ input }) => ({ ...input, school: null, failure: null }),
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
      always: [{ guard: 'isKnown', target: 'ready' }, ...ABSENCE_TRANSITIONS, { target: 'failed' }],
    },
    // Addresses of files hold for a while; what is shown stays until there are new ones.
    ready: { on: { 'cloudSchool.retry': 'loading' } },
    missing: {},
    withdrawn: {},
    forbidden: {},
    failed: { tags: 'failing', on: { 'cloudSchool.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'cloudSchool.retry': 'loading' } },
  },
})

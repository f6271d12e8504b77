import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { PaperKind } from './composition-service.ts'

export interface CompositionInput {
  readonly kind: PaperKind
}

export interface CompositionContext extends CompositionInput {
  /** The address of an outside service; null for the built-in composer, and before it is known. */
  readonly service: string | null
  readonly failure: Failure | null
}

export type CompositionEvent = { type: 'composition.retry' }

type Asked = Result<string | null, Failure>

interface WithAnswer {
  readonly event: { readonly output: Asked }
}

const params = ({ event }: WithAnswer): Asked => event.output

/** Where an answer leads that tells something, at whichever asking. */
const TOLD = [
  { guard: { type: 'isHere', params }, target: 'here' },
  { guard: { type: 'isOutside', params }, target: 'leaving', actions: { type: 'take', params } },
  { guard: { type: 'isForbidden', params }, target: 'forbidden' },
] as const

/** Where papers are composed: by an outside service, to which the browser is sent, or here. R-paper-1 to R-paper-3, R-connection-5. */
export const compositionMachine = setup({
  types: {
    input: {} as CompositionInput,
    context: {} as CompositionContext,
    events: {} as CompositionEvent,
    tags: {} as 'here' | 'failing',
  },
  actors: { ask: fromPromise<Asked, PaperKind>(unprovided('ask')) },
  guards: {
    isHere: (_, asked: Asked) => asked.ok && asked.value === null,
    isOutside: (_, asked: Asked) => asked.ok && asked.value !== null,
    isUnreached: (_, asked: Asked) => !asked.ok && asked.failure.kind === 'unreachable',
    isForbidden: (_, asked: Asked) => !asked.ok && asked.failure.kind === 'forbidden',
  },
  actions: {
    take: assign((_, asked: Asked) =>
      asked.ok ? { service: asked.value, failure: null } : { failure: asked.failure },
    ),
    leave: unprovidedAction<string | null>('leave'),
  },
}).createMachine({
  id: 'composition',
  initial: 'asking',
  context: ({ input }) => ({ ...input, service: null, failure: null }),
  states: {
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.kind,
        onDone: [
          ...TOLD,
          { guard: { type: 'isUnreached', params: ({ event }) => event.output }, target: 'apart' },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    here: { tags: 'here' },
    /** Where no server is reached, an outside service is not either: what this browser has kept of one's papers is read and goes on. */
    apart: { tags: 'here', on: { 'composition.retry': 'askingAgain' } },
    askingAgain: {
      tags: 'here',
      invoke: {
        src: 'ask',
        input: ({ context }) => context.kind,
        onDone: [...TOLD, { target: 'apart' }],
        onError: 'apart',
      },
    },
    leaving: { entry: { type: 'leave', params: ({ context }) => context.service } },
    forbidden: {},
    failed: { tags: 'failing', on: { 'composition.retry': 'asking' } },
    defect: { tags: 'failing', on: { 'composition.retry': 'asking' } },
  },
})

import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

/** Whether a user may review for one of their schools; null where the backend does not say. */
export interface ReviewRight {
  readonly organisationId: number
  readonly mayReview: boolean | null
}

export interface ReviewRightsContext {
  /** The account whose rights these are; '' for none. */
  readonly account: string
  readonly rights: readonly ReviewRight[]
}

export type ReviewRightsEvent =
  /** A view needs to know what this account may do. */
  | { type: 'rights.read'; account: string }
  /** The session is over. */
  | { type: 'rights.forget' }

type Read = Result<readonly ReviewRight[], Failure>

/**
 * For which of their schools a user may review. It shapes what is offered: where it is not known, IsCanVerify of the
 * account counts, and the server judges either way (R-school-file-1).
 */
export const reviewRightsMachine = setup({
  types: {
    context: {} as ReviewRightsContext,
    events: {} as ReviewRightsEvent,
    tags: {} as 'busy',
  },
  actors: { read: fromPromise<Read>(unprovided('read')) },
  actions: {
    stand: assign(({ context }, account: string) =>
      account === context.account ? {} : { account, rights: [] },
    ),
    forget: assign({ account: '', rights: [] }),
    take: assign((_, result: Read) => (result.ok ? { rights: result.value } : {})),
  },
}).createMachine({
  id: 'reviewRights',
  initial: 'resting',
  context: { account: '', rights: [] },
  on: {
    'rights.read': {
      target: '.reading',
      reenter: true,
      actions: { type: 'stand', params: ({ event }) => event.account },
    },
    'rights.forget': { target: '.resting', actions: 'forget' },
  },
  states: {
    resting: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: { target: 'resting', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'resting',
      },
    },
  },
})

/** What an account may do for a school: null until it has been read. */
export const reviewRightIn = (
  { account, rights }: ReviewRightsContext,
  asked: string,
  organisationId: number,
): boolean | null =>
  account === asked
    ? (rights.find((right) => right.organisationId === organisationId)?.mayReview ?? null)
    : null

import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

/** Whether the user may review for a school; null if the backend does not say. */
export interface ReviewRight {
  readonly organisationId: number
  readonly mayReview: boolean | null
}

export interface ReviewRightsContext {
  /** The account that has these rights; '' for none. */
  readonly account: string
  readonly rights: readonly ReviewRight[]
}

export type ReviewRightsEvent =
  /** A view needs the rights of an account. */
  | { type: 'rights.read'; account: string }
  /** The session has ended. */
  | { type: 'rights.forget' }

type Read = Result<readonly ReviewRight[], Failure>

/**
 * The schools for which the user may review, to shape the menus only. If unknown, IsCanVerify of the user
 * counts. The server checks in either case (R-school-file-1).
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

/** The rights of an account for a school; null until they have been read. */
export const reviewRightIn = (
  { account, rights }: ReviewRightsContext,
  asked: string,
  organisationId: number,
): boolean | null =>
  account === asked
    ? (rights.find((right) => right.organisationId === organisationId)?.mayReview ?? null)
    : null

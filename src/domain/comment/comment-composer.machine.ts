import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { RichText } from '../kernel/rich-text.ts'
import { afterNews, type SharedDraft } from '../kernel/shared-draft.ts'
import { unprovided, unprovidedAction, unprovidedCallback } from '../kernel/unprovided.ts'
import type { Waiting } from '../kernel/waiting.ts'
import type { Comment } from './comment.ts'
import {
  type CommentDraft,
  type DraftPlace,
  type DraftProblem,
  isUntouched,
  newDraft,
  nextClientId,
  problemOf,
  rewritten,
} from './comment-draft.ts'

export interface CommentComposerContext extends SharedDraft<CommentDraft> {
  readonly place: DraftPlace
  /** Why it was not taken the last time. */
  readonly failure: Failure | null
  /** The draft was found, not begun. */
  readonly restored: boolean
  /** What was wrong with it when it was to be sent; gone with the next change. */
  readonly problem: DraftProblem | null
}

export type CommentComposerEvent =
  | { type: 'comment.write'; text: RichText }
  | { type: 'comment.rate'; score: number }
  | { type: 'comment.send' }
  /** `clientId`: a new one. */
  | { type: 'comment.changedElsewhere'; draft: CommentDraft | null; clientId: string }
  /** Of two texts: what the other tab has, or what stands here. */
  | { type: 'comment.takeOther' }
  /** What was handed in before is refused for good: its words lie here again. */
  | { type: 'comment.givenBack'; draft: CommentDraft }
  | { type: 'comment.keepMine' }

type Submitted = Result<Comment | Waiting, Failure>

export interface Submission {
  readonly place: DraftPlace
  readonly draft: CommentDraft
}

/**
 * Writing a comment or a reply. The draft is kept at every change until the server acknowledges it or the outbox has it, which sends it
 * once there is a way; what it is refused for good comes back. Wire: addcomments; R-session-5, R-writing-1.
 */
export const commentComposerMachine = setup({
  types: {
    input: {} as DraftPlace,
    context: {} as CommentComposerContext,
    events: {} as CommentComposerEvent,
    emitted: {} as { type: 'comment.acknowledged'; comment: Comment } | { type: 'comment.kept' },
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    recall: fromPromise<CommentDraft, DraftPlace>(unprovided('recall')),
    /** Tells what other tabs write in the same place. */
    watch: fromCallback<EventObject, DraftPlace>(unprovidedCallback('watch')),
    /** Hands it to the outbox, and answers what came of that at once. */
    submit: fromPromise<Submitted, Submission>(unprovided('submit')),
  },
  guards: {
    /** No other text waits to be chosen: what is written may be kept. */
    isAlone: ({ context }) => context.other === null,
    sendable: ({ context }) => problemOf(context.draft) === null,
    taken: (_, result: Submitted) => result.ok && result.value !== 'waits',
    waits: (_, result: Submitted) => result.ok && result.value === 'waits',
    isOther: ({ context: { draft, other } }, back: CommentDraft) =>
      other === null && (back.clientId !== draft.clientId || back.text.html !== draft.text.html),
  },
  actions: {
    /** Keeps the draft of the context where it outlives the page. */
    keep: unprovidedAction<Submission>('keep'),
    /** Forgets the draft unless another one lies there by now. */
    forget: unprovidedAction<Submission>('forget'),
    /** Another tab may be writing it: until something is added here it is that one's to send. */
    recalled: assign((_, draft: CommentDraft) => ({
      draft,
      restored: !isUntouched(draft),
      followed: !isUntouched(draft) && !draft.tried,
    })),
    hear: assign(
      ({ context }, { draft: there, clientId }: { draft: CommentDraft | null; clientId: string }) => ({
        ...afterNews(context, there, {
          isEmpty: isUntouched,
          isSame: (one, other) => one.text.html === other.text.html && one.score === other.score,
          blank: newDraft(clientId),
          // A comment that was sent before keeps its client id, so that another attempt makes no second comment.
          apart: context.draft.tried ? context.draft : { ...context.draft, clientId },
        }),
        problem: null,
      }),
    ),
    takeOther: assign(({ context: { draft, other } }) => ({
      draft: other ?? draft,
      other: null,
      followed: true,
    })),
    takeBack: assign((_, draft: CommentDraft) => ({
      draft,
      other: null,
      followed: false,
      failure: null,
      restored: true,
      problem: null,
    })),
    keepMine: assign({ other: null }),
    write: assign(({ context }, text: RichText) => ({
      followed: false,
      draft: rewritten(context.draft, { text }),
      problem: null,
    })),
    rate: assign(({ context }, score: number) => ({
      followed: false,
      draft: rewritten(context.draft, { score }),
      problem: null,
    })),
    name: assign(({ context }) => ({ problem: problemOf(context.draft) })),
    attempt: assign(({ context }) => ({
      draft: { ...context.draft, tried: true },
      failure: null,
      problem: null,
    })),
    fail: assign((_, result: Submitted) => ({ failure: result.ok ? null : result.failure })),
    startOver: assign(({ context }) => ({
      draft: newDraft(nextClientId(context.draft.clientId)),
      restored: false,
      followed: false,
    })),
    sayKept: emit({ type: 'comment.kept' }),
    acknowledge: emit((_, comment: Comment) => ({ type: 'comment.acknowledged', comment })),
  },
}).createMachine({
  id: 'commentComposer',
  initial: 'recalling',
  context: ({ input }) => ({
    place: input,
    draft: newDraft(''),
    other: null,
    followed: false,
    failure: null,
    restored: false,
    problem: null,
  }),
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'recall',
        input: ({ context }) => context.place,
        onDone: { target: 'writing', actions: { type: 'recalled', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    writing: {
      invoke: { src: 'watch', input: ({ context }) => context.place },
      on: {
        'comment.write': [
          {
            guard: 'isAlone',
            actions: [
              { type: 'write', params: ({ event }) => event.text },
              { type: 'keep', params: ({ context }) => context },
            ],
          },
          { actions: { type: 'write', params: ({ event }) => event.text } },
        ],
        'comment.rate': [
          {
            guard: 'isAlone',
            actions: [
              { type: 'rate', params: ({ event }) => event.score },
              { type: 'keep', params: ({ context }) => context },
            ],
          },
          { actions: { type: 'rate', params: ({ event }) => event.score } },
        ],
        'comment.changedElsewhere': { actions: { type: 'hear', params: ({ event }) => event } },
        'comment.givenBack': {
          guard: { type: 'isOther', params: ({ event }) => event.draft },
          actions: { type: 'takeBack', params: ({ event }) => event.draft },
        },
        'comment.takeOther': { actions: 'takeOther' },
        'comment.keepMine': {
          actions: ['keepMine', { type: 'keep', params: ({ context }) => context }],
        },
        'comment.send': [{ guard: 'sendable', target: 'sending' }, { actions: 'name' }],
      },
    },
    /** Further clicks are ignored while the comment is sent. */
    sending: {
      tags: 'busy',
      entry: ['attempt', { type: 'keep', params: ({ context }) => context }],
      invoke: {
        src: 'submit',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'taken', params: ({ event }) => event.output },
            target: 'writing',
            actions: [
              { type: 'forget', params: ({ context }) => context },
              'startOver',
              { type: 'acknowledge', params: ({ event }) => valueOf(event.output) },
            ],
          },
          {
            guard: { type: 'waits', params: ({ event }) => event.output },
            target: 'writing',
            actions: [{ type: 'forget', params: ({ context }) => context }, 'startOver', 'sayKept'],
          },
          { target: 'writing', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** A bug; the draft stays kept. */
    defect: { tags: 'failing', on: { 'comment.send': 'recalling' } },
  },
})

const valueOf = (result: Submitted): Comment => {
  if (!result.ok || result.value === 'waits') throw new Error('a comment that was not taken cannot be shown')
  return result.value
}

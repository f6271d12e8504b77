import { fromPromise } from 'xstate'
import { commentComposerMachine } from '#domain/comment/comment-composer.machine.ts'
import { isUntouched, newDraft } from '#domain/comment/comment-draft.ts'
import { commentListMachine } from '#domain/comment/comment-list.machine.ts'
import type { CommentPort } from './comment.port.ts'
import type { CommentDraftStore, MakeClientId } from './comment-draft.port.ts'

export const provideCommentList = (port: CommentPort) =>
  commentListMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => port.list(input, signal)) },
  })

export const provideCommentComposer = (
  port: CommentPort,
  drafts: CommentDraftStore,
  makeClientId: MakeClientId,
) =>
  commentComposerMachine.provide({
    actors: {
      recall: fromPromise(async ({ input }) => drafts.read(input) ?? newDraft(makeClientId())),
      submit: fromPromise(({ input, signal }) => port.add(input, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (isUntouched(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
      forget: (_, place) => drafts.forget(place),
    },
  })

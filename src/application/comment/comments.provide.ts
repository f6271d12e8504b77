import { fromCallback, fromPromise } from 'xstate'
import type { Comment, CommentedContent } from '#domain/comment/comment.ts'
import { commentComposerMachine } from '#domain/comment/comment-composer.machine.ts'
import { isUntouched, newDraft, type UnsentComment } from '#domain/comment/comment-draft.ts'
import { commentListMachine } from '#domain/comment/comment-list.machine.ts'
import { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'
import { commentReportMachine } from '#domain/comment/comment-report.machine.ts'
import type { Desk } from '../kernel/desk.ts'
import { forgetDraft, recallDraft, watchDraft } from '../kernel/draft-at-desk.ts'
import type { CommentPort } from './comment.port.ts'
import type { CommentDraftStore, MakeClientId } from './comment-draft.port.ts'

type CommentDesk = Desk<UnsentComment, Comment>

const isOn = (one: CommentedContent, other: CommentedContent): boolean =>
  one.id === other.id && one.type === other.type

export const provideCommentList = (port: CommentPort, desk: CommentDesk) =>
  commentListMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.list(input, signal)),
      arrivals: fromCallback(({ input, sendBack }) =>
        desk.onDelivered(({ place: { content, parentId } }, comment) => {
          if (parentId === input.parentId && isOn(content, input.content))
            sendBack({ type: 'comments.add', comment })
        }),
      ),
    },
  })

export const provideCommentComposer = (
  desk: CommentDesk,
  drafts: CommentDraftStore,
  makeClientId: MakeClientId,
) =>
  commentComposerMachine.provide({
    actors: {
      recall: fromPromise(
        async ({ input }) => (await recallDraft(drafts, desk, input)) ?? newDraft(makeClientId()),
      ),
      watch: fromCallback(({ input, sendBack }) =>
        watchDraft(
          drafts,
          desk,
          input,
          (draft) => sendBack({ type: 'comment.givenBack', draft }),
          (draft) => sendBack({ type: 'comment.changedElsewhere', draft, clientId: makeClientId() }),
        ),
      ),
      submit: fromPromise(({ input: { place, draft }, signal }) =>
        desk.handIn({ kind: 'comment', place, draft }, signal),
      ),
    },
    actions: {
      keep: (_, { place, draft }) => (isUntouched(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
      forget: (_, { place, draft }) => forgetDraft(drafts, place, draft),
    },
  })

export const provideCommentRemoval = (port: CommentPort) =>
  commentRemovalMachine.provide({
    actors: {
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
      restore: fromPromise(({ input, signal }) => port.restore(input, signal)),
    },
  })

export const provideCommentReport = (port: CommentPort) =>
  commentReportMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => port.report(input, signal)) },
  })

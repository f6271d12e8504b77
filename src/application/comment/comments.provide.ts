import { fromCallback, fromPromise } from 'xstate'
import { commentComposerMachine } from '#domain/comment/comment-composer.machine.ts'
import { isUntouched, newDraft } from '#domain/comment/comment-draft.ts'
import { commentListMachine } from '#domain/comment/comment-list.machine.ts'
import { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'
import { commentReportMachine } from '#domain/comment/comment-report.machine.ts'
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
      watch: fromCallback(({ input, sendBack }) =>
        drafts.watch(input, (draft) =>
          sendBack({ type: 'comment.changedElsewhere', draft, clientId: makeClientId() }),
        ),
      ),
      submit: fromPromise(({ input, signal }) => port.add(input, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (isUntouched(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
      forget: (_, place) => drafts.forget(place),
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

import { fromCallback, fromPromise } from 'xstate'
import type { CommentedContent } from '#domain/comment/comment.ts'
import { commentComposerMachine } from '#domain/comment/comment-composer.machine.ts'
import { isUntouched, newDraft } from '#domain/comment/comment-draft.ts'
import { commentListMachine } from '#domain/comment/comment-list.machine.ts'
import { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'
import { commentReportMachine } from '#domain/comment/comment-report.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { WritingDesk } from '../writing/writing-desk.ts'
import type { CommentPort } from './comment.port.ts'
import type { CommentDraftStore, MakeClientId } from './comment-draft.port.ts'

const isOn = (one: CommentedContent, other: CommentedContent): boolean =>
  one.id === other.id && one.type === other.type

export const provideCommentList = (port: CommentPort, { outbox }: WritingDesk) =>
  commentListMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.list(input, signal)),
      arrivals: fromCallback(({ input, sendBack }) => {
        const delivered = outbox.on('outbox.delivered', ({ item, receipt }) => {
          if (item.kind !== 'comment' || receipt.kind !== 'comment') return
          const { content, parentId } = item.place
          if (parentId === input.parentId && isOn(content, input.content))
            sendBack({ type: 'comments.add', comment: receipt.comment })
        })
        return () => delivered.unsubscribe()
      }),
    },
  })

export const provideCommentComposer = (
  desk: WritingDesk,
  drafts: CommentDraftStore,
  makeClientId: MakeClientId,
) =>
  commentComposerMachine.provide({
    actors: {
      recall: fromPromise(async ({ input }) => {
        const draft = drafts.read(input)
        if (draft === null || !(await desk.has(input.userId, draft))) return draft ?? newDraft(makeClientId())
        // The outbox has it: the page went before that was known.
        drafts.forget(input)
        return newDraft(makeClientId())
      }),
      watch: fromCallback(({ input, sendBack }) => {
        const tell = () => {
          const draft = drafts.read(input)
          if (draft !== null) sendBack({ type: 'comment.givenBack', draft })
        }
        tell()
        const refused = desk.outbox.on('outbox.refused', tell)
        const unwatch = drafts.watch(input, (draft) =>
          sendBack({ type: 'comment.changedElsewhere', draft, clientId: makeClientId() }),
        )
        return () => {
          refused.unsubscribe()
          unwatch()
        }
      }),
      submit: fromPromise(async ({ input: { place, draft }, signal }) => {
        const handed = await desk.handIn({ kind: 'comment', place, draft }, signal)
        if (!handed.ok) return handed
        if (handed.value === 'waits') return success(handed.value)
        if (handed.value.kind !== 'comment') throw new Error('a comment was answered with something else')
        return success(handed.value.comment)
      }),
    },
    actions: {
      keep: (_, { place, draft }) => (isUntouched(draft) ? drafts.forget(place) : drafts.keep(place, draft)),
      forget: (_, { place, draft }) => {
        if (drafts.read(place)?.clientId === draft.clientId) drafts.forget(place)
      },
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

import { createActor } from 'xstate'
import type { CommentLogic } from '#application/app-actors.ts'
import type { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'

/** The list that a comment stands in hears that it was removed, or was not. */
export const commentRemovalOpener =
  (logic: typeof commentRemovalMachine): CommentLogic['openCommentRemoval'] =>
  ({ id, list }) => {
    const removal = createActor(logic, { input: { id } })
    removal.on('comment.marked', ({ state }) => list.send({ type: 'comments.mark', id, state }))
    removal.on('comment.dropped', () => list.send({ type: 'comments.drop', id }))
    return removal
  }

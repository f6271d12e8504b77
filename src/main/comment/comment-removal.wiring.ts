import { createActor } from 'xstate'
import type { CommentLogic } from '#application/app-actors.ts'
import type { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'

/** Reports the outcome of a removal to the list that contains the comment. */
export const commentRemovalOpener =
  (logic: typeof commentRemovalMachine): CommentLogic['openCommentRemoval'] =>
  ({ id, list }) => {
    const removal = createActor(logic, { input: { id } })
    removal.on('comment.marked', ({ state }) => list.send({ type: 'comments.mark', id, state }))
    removal.on('comment.dropped', () => list.send({ type: 'comments.drop', id }))
    return removal
  }

import { ContainerModule } from 'inversify'
import { memoryComments as memoryCommentPort } from '#infrastructure/comment/comment.memory.ts'
import { COMMENT_PORT } from '../../comment/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** The port of comments, in memory. */
export const memoryComments = new ContainerModule(({ bind }) => {
  bind(COMMENT_PORT).toResolvedValue(memoryCommentPort, [BACKEND, CALLER])
})

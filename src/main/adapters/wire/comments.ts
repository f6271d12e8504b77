import { ContainerModule } from 'inversify'
import { axiosComments } from '#infrastructure/comment/comment.axios.ts'
import { COMMENT_PORT } from '../../comment/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for comments. */
export const wireComments = new ContainerModule(({ bind }) => {
  bind(COMMENT_PORT).toResolvedValue(axiosComments, [HTTP])
})

import { ContainerModule } from 'inversify'
import { axiosComments } from '#infrastructure/comment/comment.axios.ts'
import { COMMENT_PORT } from '../../comment/tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers to who reads or writes comments. */
export const wireComments = new ContainerModule(({ bind }) => {
  bind(COMMENT_PORT).toResolvedValue(axiosComments, [HTTP])
})

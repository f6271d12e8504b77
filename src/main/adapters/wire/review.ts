import { ContainerModule } from 'inversify'
import { axiosReview } from '#infrastructure/review/review.axios.ts'
import { REVIEW_PORT } from '../../review/tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers for the review of what is shared. */
export const wireReview = new ContainerModule(({ bind }) => {
  bind(REVIEW_PORT).toResolvedValue(axiosReview, [HTTP])
})

import { ContainerModule } from 'inversify'
import { axiosReview } from '#infrastructure/review/review.axios.ts'
import { REVIEW_PORT } from '../../review/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for reviewing shared files. */
export const wireReview = new ContainerModule(({ bind }) => {
  bind(REVIEW_PORT).toResolvedValue(axiosReview, [HTTP])
})

import { createActor, fromTransition } from 'xstate'
import type { ReviewWork } from '#domain/review/review-work.ts'

/** One that carries out nothing, and what it was told. */
export const aDecider = () => {
  const told: ReviewWork[] = []
  const decider = createActor(
    fromTransition((_: undefined, { work }: { type: 'review.decide'; work: ReviewWork }) => {
      told.push(work)
      return undefined
    }, undefined),
  )
  decider.start()
  return { decider, told }
}

import { useEffect, useState } from 'react'
import type { ReviewLogic } from '#application/app-actors.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'

/** The review for a view that stands without it: fetched once that is drawn; undefined until then, and where it cannot be had. */
export const useReviewWhenThere = (): ReviewLogic | undefined => {
  const inside = useSignedInPartsIfLoaded()
  const [review, setReview] = useState<ReviewLogic>()
  useEffect(() => {
    let left = false
    inside?.review().then(
      (there) => {
        if (!left) setReview(there)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [inside])
  return review
}

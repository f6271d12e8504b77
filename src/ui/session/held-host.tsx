import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { selectCondition } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'

const Held = lazy(async () => ({ default: (await import('./held.tsx')).Held }))

/** Stands before everything else until what the session is held for was given (R-session-21, R-people-5). */
export const HeldHost = () => {
  const condition = useSelector(useActors().session, selectCondition)
  return condition === null ? null : (
    <Suspense>
      <Held condition={condition} />
    </Suspense>
  )
}

import { useSelector } from '@xstate/react'
import { selectCondition } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

/** Each asks for one thing, in a dialog that one leaves by logging out alone. */
const ASKING = {
  proof: lazyWithOverlays(async () => (await import('./factor-proof.tsx')).FactorProof),
  password: lazyWithOverlays(async () => (await import('./first-password.tsx')).FirstPassword),
  enrolment: lazyWithOverlays(async () => (await import('./demanded-factor.tsx')).DemandedFactor),
}

/** Stands before everything else until what the session is held for was given (R-session-22, R-people-5). */
export const HeldHost = () => {
  const condition = useSelector(useActors().session, selectCondition)
  if (condition === null) return null
  const Asking = ASKING[condition]
  return (
    <PartBoundary>
      <Asking />
    </PartBoundary>
  )
}

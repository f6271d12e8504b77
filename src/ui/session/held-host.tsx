import { useSelector } from '@xstate/react'
import { selectCondition } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { OverlayMissing } from '../components/overlay-missing.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { copy } from '../copy/copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

const FactorProof = lazyWithOverlays(async () => (await import('./factor-proof.tsx')).FactorProof)
const FirstPassword = lazyWithOverlays(async () => (await import('./first-password.tsx')).FirstPassword)
const DemandedFactor = lazyWithOverlays(async () => (await import('./demanded-factor.tsx')).DemandedFactor)

/** Blocks the app until the condition of a held session is met (R-session-22, R-people-5). */
export const HeldHost = () => {
  const condition = useSelector(useActors().session, selectCondition)
  if (condition === null) return null
  return (
    <PartBoundary key={condition} opensAnew missing={<HeldMissing />}>
      {condition === 'proof' && <FactorProof />}
      {condition === 'password' && <FirstPassword />}
      {condition === 'enrolment' && <DemandedFactor />}
    </PartBoundary>
  )
}

/** Whoever is held has no page to stay at: one leaves by logging out, as from the dialog. */
const HeldMissing = () => {
  const { session } = useActors()
  return (
    <OverlayMissing
      message={copy.pages.heldMissing}
      other={copy.userMenu.signOut}
      onOther={() => session.send({ type: 'session.signOut' })}
    />
  )
}

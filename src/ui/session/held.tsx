import { lazy } from 'react'
import type { SessionCondition } from '#domain/session/session-condition.ts'
import { FactorProof } from './factor-proof.tsx'
import { FirstPassword } from './first-password.tsx'

const DemandedFactor = lazy(async () => ({
  default: (await import('./demanded-factor.tsx')).DemandedFactor,
}))

/** What a session is held for, asked for in a dialog that one leaves by logging out alone. */
export const Held = ({ condition }: { readonly condition: SessionCondition }) => {
  if (condition === 'proof') return <FactorProof />
  return condition === 'password' ? <FirstPassword /> : <DemandedFactor />
}

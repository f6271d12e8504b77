import { type ReactNode, useDeferredValue } from 'react'

/**
 * Shows `waiting` until the code of its content has loaded. Not a Suspense fallback: React keeps that for 300 ms, however soon the code
 * arrives, and does not begin to render the content before (docs/decisions/0505).
 */
export const LateContent = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) =>
  useDeferredValue(true, false) ? children : waiting

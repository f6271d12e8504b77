import { type ReactNode, useDeferredValue } from 'react'

/**
 * Shows `waiting` until the code of what it holds is there. Not as a placeholder of Suspense: React would leave that for 300 ms, however
 * soon the code comes, and begin nothing of the content before (docs/decisions/0505).
 */
export const LateContent = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) =>
  useDeferredValue(true, false) ? children : waiting

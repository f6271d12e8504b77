import { useSelector } from '@xstate/react'
import { sameLinks, selectRoleLinks } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'

/** Whether the user may compose papers (ZjIsShow, R-paper-1); other users see no basket. */
export const useComposes = (): boolean =>
  useSelector(useActors().session, selectRoleLinks, sameLinks).paperComposition

import { useSelector } from '@xstate/react'
import { sameLinks, selectRoleLinks } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'

/** Whether somebody may compose papers (ZjIsShow, R-paper-1); who may not collects no questions for one. */
export const useComposes = (): boolean =>
  useSelector(useActors().session, selectRoleLinks, sameLinks).paperComposition

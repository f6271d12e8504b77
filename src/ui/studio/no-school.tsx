import { useSelector } from '@xstate/react'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { noSchoolCopy } from '../copy/no-school-copy.ts'

/** Whether there is no school for which the user could make anything. */
export const useHasNoSchool = (): boolean =>
  useSelector(useActors().session, (session) => (selectUser(session)?.organisations.length ?? 0) === 0)

/** Why nothing can be made here, before it is typed. */
export const NoSchool = () => <EmptyState {...noSchoolCopy} />

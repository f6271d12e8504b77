import { useEffect } from 'react'
import { useActors } from '../actors-context.tsx'
import { EmptyState } from './empty-state.tsx'

interface RefusedProps {
  readonly title: string
  readonly hint: string
}

/** What somebody may not see. It was offered where the right was taken while the page stood: who they are by now is read anew, and ways to what is refused too go. */
export const Refused = ({ title, hint }: RefusedProps) => {
  const { session } = useActors()
  useEffect(() => session.send({ type: 'session.reread' }), [session])
  return <EmptyState title={title} hint={hint} />
}

import { useEffect } from 'react'
import { useActors } from '../actors-context.tsx'
import { EmptyState } from './empty-state.tsx'

interface RefusedProps {
  readonly title: string
  readonly hint: string
}

/** Shown when the user lacks a right. The right may have been withdrawn while the page was open, so the user is read again, which removes links to it. */
export const Refused = ({ title, hint }: RefusedProps) => {
  const { session } = useActors()
  useEffect(() => session.send({ type: 'session.reread' }), [session])
  return <EmptyState title={title} hint={hint} />
}

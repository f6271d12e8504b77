import { useEffect } from 'react'
import type { ContentType } from '#domain/catalogue/category.ts'
import { useSignedInActors } from '../actors-context.tsx'

/** Notes that a content was looked at, once it is there to be looked at. */
export const useViewed = (id: number, type: ContentType, known: boolean): void => {
  const { userActions } = useSignedInActors()
  useEffect(() => {
    if (known) userActions.send({ type: 'userActions.note', action: { kind: 'view', content: { id, type } } })
  }, [userActions, id, type, known])
}

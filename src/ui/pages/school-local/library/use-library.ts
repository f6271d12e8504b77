import { useEffect, useEffectEvent, useMemo } from 'react'
import { type LibraryQuery, libraryKeyOf } from '#domain/school-file/library-query.ts'
import { useSchoolLogic } from '../../../bundle-logic.ts'
import { useWhenChanged } from '../../../components/use-when-changed.ts'
import { menuPlaceOf } from '../../../routing/library-codec.ts'
import { useActorRef } from '../../../use-actor-ref.ts'
import { useOpenedActor } from '../../../use-opened-actor.ts'
import type { LibraryActors } from './library-actors.ts'

/** The library of one school and the menus beside it, told what the address says. Another school is another pair. */
export const useLibraryAt = (query: LibraryQuery): LibraryActors => {
  const { openLibrary, libraryMenus } = useSchoolLogic()
  const { organisationId } = query
  const menuLogic = useMemo(() => libraryMenus(organisationId), [libraryMenus, organisationId])
  const library = useOpenedActor(openLibrary, { query })
  const menus = useActorRef(menuLogic)
  const key = libraryKeyOf(query)
  const showMenus = useEffectEvent(() => menus.send({ type: 'filters.show', place: menuPlaceOf(query) }))
  useEffect(() => showMenus(), [key])
  useWhenChanged(key, () => library.send({ type: 'library.show', query }))
  return { library, menus }
}

import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { type LibraryQuery, libraryKeyOf } from '#domain/school-file/library-query.ts'
import { useSchoolLogic } from '../../../bundle-logic.ts'
import { useKeptSelection, useSelectionDraft } from '../../../components/use-kept-selection.ts'
import { useWhenChanged } from '../../../components/use-when-changed.ts'
import { libraryAddress, menuPlaceOf } from '../../../routing/library-codec.ts'
import { useActorRef } from '../../../use-actor-ref.ts'
import { useOpenedActor } from '../../../use-opened-actor.ts'
import type { LibraryActors } from './library-actors.ts'

/** The library of one school and the menus beside it, told what the address says. Another school is another pair. */
export const useLibraryAt = (query: LibraryQuery): LibraryActors => {
  const { openLibrary, libraryMenus } = useSchoolLogic()
  const { organisationId } = query
  const menuLogic = useMemo(() => libraryMenus(organisationId), [libraryMenus, organisationId])
  const selection = useSelectionDraft<number>('library', libraryAddress(query), 0)
  const library = useOpenedActor(openLibrary, { query, left: selection.left })
  useKeptSelection(
    selection,
    useSelector(library, ({ context }) => context.selection.selected),
  )
  const menus = useActorRef(menuLogic)
  const key = libraryKeyOf(query)
  const showMenus = useEffectEvent(() => menus.send({ type: 'filters.show', place: menuPlaceOf(query) }))
  useEffect(() => showMenus(), [key])
  useWhenChanged(key, () => library.send({ type: 'library.show', query }))
  return { library, menus }
}

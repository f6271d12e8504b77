import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type LibraryQuery, libraryKeyOf } from '#domain/school-file/library-query.ts'
import { useSchoolLogic } from '../../../actors-context.tsx'
import { saveFrom } from '../../../components/save-file.ts'
import { failureText } from '../../../copy/failure-text.ts'
import { libraryCopy } from '../../../copy/library-copy.ts'
import { formatSize } from '../../../format/size.ts'
import { useNotify } from '../../../notification/use-notify.ts'
import { libraryAddress, menuPlaceOf } from '../../../routing/library-codec.ts'
import type { LibraryActors } from './library-actors.ts'

/** The library of one school and the menus beside it, told what the address says. Another school is another pair. */
export const useLibraryAt = (query: LibraryQuery): LibraryActors => {
  const { schoolLibrary, libraryMenus } = useSchoolLogic()
  const navigate = useNavigate()
  const { organisationId } = query
  const menuLogic = useMemo(() => libraryMenus(organisationId), [libraryMenus, organisationId])
  const library = useActorRef(schoolLibrary, { input: { query } })
  const menus = useActorRef(menuLogic)
  const key = libraryKeyOf(query)
  const shown = useRef(key)
  const show = useEffectEvent((at: string) => {
    menus.send({ type: 'filters.show', place: menuPlaceOf(query) })
    if (shown.current === at) return
    shown.current = at
    library.send({ type: 'library.show', query })
  })
  useEffect(() => show(key), [key])
  useEffect(() => {
    const heard = library.on('library.corrected', ({ query: corrected }) => {
      void navigate(libraryAddress(corrected), { replace: true, preventScrollReset: true })
    })
    return () => heard.unsubscribe()
  }, [library, navigate])
  useLibraryNotices(library)
  return { library, menus }
}

/** What became of a zip or a copy is said in a notice. */
const useLibraryNotices = (library: LibraryActors['library']): void => {
  const notify = useNotify()
  useEffect(() => {
    const heard = [
      library.on('library.packed', ({ pack }) => {
        saveFrom(pack.url, pack.name)
        notify('success', libraryCopy.packed(pack.count, formatSize(pack.size)))
      }),
      library.on('library.packFailed', ({ failure }) =>
        notify('warning', `${libraryCopy.packFailed}：${failureText(failure)}`),
      ),
      library.on('library.kept', ({ name }) => notify('success', libraryCopy.kept(name))),
      library.on('library.keepFailed', ({ failure }) =>
        notify('warning', `${libraryCopy.keepFailed}：${failureText(failure)}`),
      ),
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [library, notify])
}

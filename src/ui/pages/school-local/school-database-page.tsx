import { useSelector } from '@xstate/react'
import { selectRoleLinks } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { SchoolLibrary } from './library/school-library.tsx'
import { SchoolPage } from './school-page.tsx'

/** The resource library of a school; needs IsResoure (R-navigation-8). */
export const SchoolDatabasePage = () => {
  const allowed = useSelector(useActors().session, (session) => selectRoleLinks(session).schoolLibrary)
  return (
    <SchoolPage
      page="database"
      title={copy.pageTitles.schoolDatabase}
      forbidden={allowed ? null : placeCopy.forbiddenLibrary}
    >
      {(organisation) => <SchoolLibrary key={organisation.id} organisation={organisation} />}
    </SchoolPage>
  )
}

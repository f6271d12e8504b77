import { Flex, Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { selectRoleLinks } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { LateContent } from '../../components/late-content.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { SchoolPage } from './school-page.tsx'

/** Fetched by itself: what it shares with other pages would otherwise be listed in the first visit. */
const OwnFiles = lazyPart(async () => (await import('../../private-file/own-files.tsx')).OwnFiles)

/** A teacher's own files; needs IsResoure (R-navigation-8). */
export const SchoolMydatabasePage = () => {
  const allowed = useSelector(useActors().session, (session) => selectRoleLinks(session).schoolLibrary)
  return (
    <SchoolPage
      page="mydatabase"
      title={copy.pageTitles.schoolMyDatabase}
      forbidden={allowed ? null : placeCopy.forbiddenLibrary}
    >
      {(organisation) => (
        <LateContent waiting={<FilesArriving />}>
          <OwnFiles organisation={organisation} />
        </LateContent>
      )}
    </SchoolPage>
  )
}

/** Where its tabs, its heading and its first rows will stand. */
const FilesArriving = () => (
  <Flex direction="column" gap="4" pt="2">
    <Skeleton width="160px" height="32px" />
    <Skeleton width="320px" maxWidth="100%" height="32px" />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} height="40px" />
    ))}
  </Flex>
)

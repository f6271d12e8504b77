import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { sameLinks, selectRoleLinks } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { UnderConstruction } from '../../components/under-construction.tsx'
import { placeCopy } from '../../copy/place-copy.ts'
import { pageTitleOf } from '../../routing/route-handle.ts'

/** The built-in composer (decision 10); needs ZjIsShow. */
export const PaperPage = () => {
  const { pathname, search } = useLocation()
  const { paperComposition } = useSelector(useActors().session, selectRoleLinks, sameLinks)
  return (
    <>
      <PageHeader title={pageTitleOf(pathname, search)} />
      {paperComposition ? (
        <UnderConstruction />
      ) : (
        <EmptyState title={placeCopy.forbidden} hint={placeCopy.forbiddenPaper}>
          <HomeLink />
        </EmptyState>
      )}
    </>
  )
}

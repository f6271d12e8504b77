import { useLocation } from 'react-router-dom'
import { PageHeader } from '../../components/page-header.tsx'
import { UnderConstruction } from '../../components/under-construction.tsx'
import { pageTitleOf } from '../../routing/route-handle.ts'

/** Lists and search results. */
export const ListPage = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <PageHeader title={pageTitleOf(pathname, search)} />
      <UnderConstruction />
    </>
  )
}

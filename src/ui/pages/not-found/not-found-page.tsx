import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'

/** An address that nothing answers to (R-product-8). */
export const NotFoundPage = () => (
  <>
    <PageHeader title={copy.pageTitles.notFound} />
    <EmptyState title={placeCopy.notFound} hint={placeCopy.notFoundHint}>
      <HomeLink />
    </EmptyState>
  </>
)

import { Button } from '@radix-ui/themes'
import { EmptyState } from '../components/empty-state.tsx'
import { HomeLink } from '../components/home-link.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { copy } from '../copy/copy.ts'

/** A page that broke by a bug, or whose code could not be fetched. The frame around it stays. */
export const PageError = () => (
  <div role="alert">
    <PageHeader title={copy.pageTitles.broken} />
    <EmptyState title={copy.pages.broken} hint={copy.pages.brokenHint}>
      <Button onClick={() => location.reload()}>{copy.pages.reload}</Button>
      <HomeLink />
    </EmptyState>
  </div>
)

import { Button } from '@radix-ui/themes'
import { useRouteError } from 'react-router-dom'
import { EmptyState } from '../components/empty-state.tsx'
import { HomeLink } from '../components/home-link.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { copy } from '../copy/copy.ts'
import { isMissingCode } from './missing-code.ts'

/** A page that broke by a bug, or whose code could not be fetched. The frame around it stays. */
export const PageError = () => {
  const error = useRouteError()
  return isMissingCode(error) ? <MissingPage /> : <BrokenPage />
}

const BrokenPage = () => (
  <div role="alert">
    <PageHeader title={copy.pageTitles.broken} />
    <EmptyState title={copy.pages.broken} hint={copy.pages.brokenHint}>
      <Button onClick={() => location.reload()}>{copy.pages.reload}</Button>
      <HomeLink />
    </EmptyState>
  </div>
)

/** The line is bad, or a newer build took the place of the one that runs. */
const MissingPage = () => (
  <div role="alert">
    <PageHeader title={copy.pageTitles.missing} />
    <EmptyState title={copy.pages.missing} hint={copy.pages.missingHint}>
      <Button onClick={() => location.reload()}>{copy.pages.reload}</Button>
      <HomeLink />
    </EmptyState>
  </div>
)

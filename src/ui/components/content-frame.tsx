import { useSearchParams } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { contentIdOf } from '../routing/content-id.ts'
import { EmptyState } from './empty-state.tsx'
import { HomeLink } from './home-link.tsx'
import { PageHeader } from './page-header.tsx'
import { UnderConstruction } from './under-construction.tsx'

/** The frame of a page that shows one piece of content: without its id in the address there is nothing to show. */
export const ContentFrame = ({ title }: { title: string }) => {
  const [query] = useSearchParams()
  return (
    <>
      <PageHeader title={title} />
      {contentIdOf(query) === null ? (
        <EmptyState title={copy.pages.missingId} hint={copy.pages.missingIdHint}>
          <HomeLink />
        </EmptyState>
      ) : (
        <UnderConstruction />
      )}
    </>
  )
}

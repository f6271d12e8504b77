import './details-page.css'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { LateContent } from '../../components/late-content.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { PendingLine } from '../../navigation/pending-line.tsx'
import { contentIdOf } from '../../routing/content-id.ts'
import { lazyPart } from '../../routing/missing-code.ts'

const BankPlace = lazyPart(async () => (await import('./bank/bank-place.tsx')).BankPlace)
const ResourceView = lazyPart(async () => (await import('./resource-view.tsx')).ResourceView)

/** A resource, or the question bank. Without the id of a resource there is nothing to show (R-product-8). */
export const DetailsPage = () => {
  const [query] = useSearchParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const id = contentIdOf(query)
  if (Number(query.get('type')) === CONTENT_TYPE.question)
    return (
      <LateContent waiting={<BankArriving />}>
        <BankPlace userId={userId} />
      </LateContent>
    )
  if (id !== null) return <ResourceView key={`${userId}/${id}`} id={id} />
  return (
    <>
      <PageHeader title={copy.pageTitles.details} />
      <EmptyState title={placeCopy.missingId} hint={placeCopy.missingIdHint}>
        <HomeLink />
      </EmptyState>
    </>
  )
}

const BankArriving = () => (
  <>
    <PendingLine />
    <PageHeader title={copy.pageTitles.lists[CONTENT_TYPE.question]} />
  </>
)

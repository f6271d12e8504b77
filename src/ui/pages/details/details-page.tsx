import './details-page.css'
import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { UnderConstruction } from '../../components/under-construction.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { contentIdOf } from '../../routing/content-id.ts'
import { bankModeOf } from '../../routing/practice-address.ts'
import { ResourceView } from './resource-view.tsx'

const PracticePage = lazy(async () => ({ default: (await import('./practice-page.tsx')).PracticePage }))
const ReportPage = lazy(async () => ({ default: (await import('./report-page.tsx')).ReportPage }))

/** A resource or a question. Without an id in the address there is nothing to show (decision 19). */
export const DetailsPage = () => {
  const [query] = useSearchParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const id = contentIdOf(query)
  const isQuestion = Number(query.get('type')) === CONTENT_TYPE.question
  if (isQuestion && bankModeOf(query) === 'practice') return <PracticePage />
  if (isQuestion && bankModeOf(query) === 'report') return <ReportPage />
  if (id !== null && !isQuestion) return <ResourceView key={`${userId}/${id}`} id={id} />
  return (
    <>
      <PageHeader title={copy.pageTitles.details} />
      {id === null ? (
        <EmptyState title={placeCopy.missingId} hint={placeCopy.missingIdHint}>
          <HomeLink />
        </EmptyState>
      ) : (
        <UnderConstruction />
      )}
    </>
  )
}

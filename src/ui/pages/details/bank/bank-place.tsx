import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contentIdOf } from '../../../routing/content-id.ts'
import { bankModeOf } from '../../../routing/practice-address.ts'
import { BankQuestionPage } from './bank-question-page.tsx'
import { QuestionBankPage } from './question-bank-page.tsx'

const FaultsPage = lazy(async () => ({ default: (await import('./faults-page.tsx')).FaultsPage }))
const ImportPage = lazy(async () => ({ default: (await import('./import-page.tsx')).ImportPage }))
const PracticePage = lazy(async () => ({ default: (await import('../practice-page.tsx')).PracticePage }))
const ReportPage = lazy(async () => ({ default: (await import('../report-page.tsx')).ReportPage }))

/** What the address says of the question bank: a practice of it, a report, an import into it, its reported errors, one question of it (`id`), else the bank. */
export const BankPlace = ({ userId }: { readonly userId: number }) => {
  const [query] = useSearchParams()
  const id = contentIdOf(query)
  switch (bankModeOf(query)) {
    case 'practice':
      return <PracticePage />
    case 'report':
      return <ReportPage />
    case 'import':
      return <ImportPage key={userId} />
    case 'faults':
      return <FaultsPage key={userId} />
    case 'bank':
      return id === null ? (
        <QuestionBankPage key={userId} />
      ) : (
        <BankQuestionPage key={`${userId}/${id}`} id={id} />
      )
  }
}

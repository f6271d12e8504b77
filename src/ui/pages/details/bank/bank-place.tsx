import { useSearchParams } from 'react-router-dom'
import { pageHeading } from '../../../components/page-heading.ts'
import { useFocusFallback } from '../../../components/use-focus-fallback.ts'
import { contentIdOf } from '../../../routing/content-id.ts'
import { lazyPart } from '../../../routing/missing-code.ts'
import { bankModeOf } from '../../../routing/practice-address.ts'
import { lazyWithOverlays } from '../../../theme/lazy-with-overlays.tsx'

const BankQuestionPage = lazyPart(async () => (await import('./bank-question-page.tsx')).BankQuestionPage)
const QuestionBankPage = lazyPart(async () => (await import('./question-bank-page.tsx')).QuestionBankPage)
const PracticePage = lazyPart(async () => (await import('../practice-page.tsx')).PracticePage)
const FaultsPage = lazyWithOverlays(async () => (await import('./faults-page.tsx')).FaultsPage)
const ImportPage = lazyWithOverlays(async () => (await import('./import-page.tsx')).ImportPage)
const ReportPage = lazyWithOverlays(async () => (await import('../report-page.tsx')).ReportPage)

/** What the address says of the question bank: a practice of it, a report, an import into it, its reported errors, one question of it (`id`), else the bank. */
export const BankPlace = ({ userId }: { readonly userId: number }) => {
  const [query] = useSearchParams()
  const id = contentIdOf(query)
  // What leads from one of these pages to another goes with its page, and the path stays.
  useFocusFallback(`${id}/${bankModeOf(query)}`, pageHeading)
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

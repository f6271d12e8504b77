import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { AnswerReport, PrintReport } from '../../learning/answer-report.tsx'
import { ReportReading } from '../../learning/report-reading.tsx'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { UnsentAnswers } from '../../question/unsent-answers.tsx'
import { practiceScopeOf, reportSubjectOf } from '../../routing/practice-address.ts'
import { BackLink } from './back-link.tsx'

const { report: words } = practiceCopy

/** 学习报告 of a practice, or of the questions of a section. */
export const ReportPage = () => {
  const [query] = useSearchParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const scope = practiceScopeOf(query)
  const subject = reportSubjectOf(query)
  useCrumb(words.title)
  if (subject.kind === 'practice' && subject.practiceId === '') return <NoPractice scope={scope} />
  return (
    <div className="report-page">
      <PageHeader title={words.title} />
      <div className="report-page__actions">
        <BackLink scope={scope} />
        <PrintReport />
      </div>
      <UnsentAnswers />
      <ReportReading key={`${userId}/${query}`} userId={userId} subject={subject}>
        {(report, assess) =>
          report === null ? (
            <EmptyState title={words.empty} hint={words.emptyHint}>
              <BackLink scope={scope} />
            </EmptyState>
          ) : (
            <AnswerReport report={report} ofBank={scope.kind !== 'section'} assess={assess} />
          )
        }
      </ReportReading>
    </div>
  )
}

/** An address that names no practice: there is nothing to try again. */
const NoPractice = ({ scope }: { readonly scope: PracticeScope }) => (
  <>
    <PageHeader title={words.title} />
    <EmptyState title={words.nameless} hint={words.namelessHint}>
      <BackLink scope={scope} />
    </EmptyState>
  </>
)

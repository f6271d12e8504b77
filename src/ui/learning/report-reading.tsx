import { Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { OwnVerdict } from '#domain/learning/study-report.machine.ts'
import type { ReportSubject, StudyReport } from '#domain/learning/study-report.ts'
import { ErrorState } from '../components/error-state.tsx'
import { failureText } from '../copy/failure-text.ts'
import { practiceCopy } from '../copy/practice-copy.ts'
import { useQuestionLogic } from '../question/use-question-logic.ts'
import { useOpenedActor } from '../use-opened-actor.ts'

const { report: words } = practiceCopy

/** Sends the learner's own mark of an answer that the server cannot mark. */
export type Assess = (verdict: OwnVerdict) => void

export interface ReportReadingProps {
  readonly userId: number
  readonly subject: ReportSubject
  /** What stands there until the report has come; left out: a whole page of it. */
  readonly waiting?: ReactNode
  /** Null where nothing is answered yet. */
  readonly children: (report: StudyReport | null, assess: Assess) => ReactNode
}

/** A report while it comes, when it did not, and once it is there; read anew when answers arrive that waited. */
export const ReportReading = ({
  userId,
  subject,
  waiting = <ReportSkeleton />,
  children,
}: ReportReadingProps) => {
  const actor = useOpenedActor(useQuestionLogic().openStudyReport, { userId, subject })
  const state = useSelector(actor, ({ value }) => value)
  const report = useSelector(actor, ({ context }) => context.report)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const assess: Assess = (verdict) => actor.send({ type: 'studyReport.assess', ...verdict })
  switch (state) {
    case 'loading':
      return report === null ? waiting : children(report, assess)
    case 'ready':
      return children(report, assess)
    case 'empty':
      return children(null, assess)
    case 'failed':
    case 'defect':
      return (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'studyReport.retry' })}
        />
      )
  }
}

const ReportSkeleton = () => (
  <div role="status" aria-label={words.loading} className="report-page__skeleton">
    <Skeleton height="48px" />
    <Skeleton height="160px" />
    <Skeleton height="160px" />
  </div>
)

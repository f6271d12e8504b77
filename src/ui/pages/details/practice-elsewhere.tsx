import { Button, Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { StudyReport } from '#domain/learning/study-report.ts'
import type { PracticeActor } from '#domain/question/practice.machine.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { ReportFacts, WrongAnswers } from '../../learning/answer-report.tsx'
import { type Assess, ReportReading } from '../../learning/report-reading.tsx'
import { Ungraded } from '../../learning/ungraded.tsx'
import { UnsentAnswers } from '../../question/unsent-answers.tsx'
import { courseTableAddress } from '../../routing/course-table-address.ts'
import { reportAddress } from '../../routing/practice-address.ts'
import { BackLink } from './back-link.tsx'

/** A practice that was handed in and that this browser does not keep: what the server knows of it. */
export const PracticeElsewhere = ({ practice }: { readonly practice: PracticeActor }) => {
  const userId = useSelector(practice, ({ context }) => context.userId)
  const scope = useSelector(practice, ({ context }) => context.scope)
  const practiceId = useSelector(practice, ({ context }) => context.finishedId)
  const again = (
    <Button size="3" variant="soft" onClick={() => practice.send({ type: 'practice.again' })}>
      {scope.kind === 'bank' ? practiceCopy.another : practiceCopy.again}
    </Button>
  )
  const asked = scope.kind === 'questions' ? scope.ids : []
  return (
    <ReportReading
      userId={userId}
      subject={scope.kind === 'section' ? scope : { kind: 'practice', practiceId, asked }}
    >
      {(report, assess) =>
        report === null ? (
          <EmptyState title={practiceCopy.elsewhereUnknown} hint={practiceCopy.elsewhereUnknownHint}>
            {again}
            <BackLink scope={scope} />
          </EmptyState>
        ) : (
          <HandedIn
            report={report}
            assess={assess}
            scope={scope}
            actions={
              <>
                <Button asChild size="3">
                  <Link to={reportAddress(scope, { practiceId, asked })}>{practiceCopy.showReport}</Link>
                </Button>
                {again}
              </>
            }
          />
        )
      }
    </ReportReading>
  )
}

interface HandedInProps {
  readonly report: StudyReport
  readonly assess: Assess
  readonly scope: PracticeScope
  readonly actions: ReactNode
}

const HandedIn = ({ report, assess, scope, actions }: HandedInProps) => {
  const whole = useRef<HTMLDivElement>(null)
  // A question that got its mark goes, with the button that was pressed.
  useFocusFallback(report, whole)
  return (
    <div className="practice-end" ref={whole} tabIndex={-1}>
      <section className="practice-end__summary">
        <Heading as="h2" size="5">
          {practiceCopy.finished}
        </Heading>
        <Text as="p">{practiceCopy.finishedAll}</Text>
        <ReportFacts report={report} />
        <UnsentAnswers />
        <div className="practice-end__actions">
          {actions}
          <BackLink scope={scope} />
          {scope.kind !== 'section' && (
            <Link to={courseTableAddress('practices')}>{questionCopy.toRecords}</Link>
          )}
        </div>
      </section>
      <Ungraded questions={report.unmarked} assess={assess} />
      <WrongAnswers report={report} ofBank={scope.kind !== 'section'} />
    </div>
  )
}

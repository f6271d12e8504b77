import type { Question } from '#domain/question/question.ts'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { partMissingCopy } from '../copy/part-missing-copy.ts'
import { lazyPart } from '../routing/missing-code.ts'

const FaultButton = lazyPart(async () => (await import('./fault-button.tsx')).FaultButton)

interface ReportFaultProps {
  readonly question: Pick<Question, 'id' | 'contentId'>
  /** As it stands on the page, from 1. */
  readonly number: number
}

/** 纠错 beside a question whose answer is seen, fetched once one is there; not for one that only a lesson asks. */
export const ReportFault = ({ question: { id, contentId }, number }: ReportFaultProps) =>
  contentId === 0 ? null : (
    <PartBoundary missing={<ReloadButton label={partMissingCopy.fault} />}>
      <FaultButton questionId={id} number={number} />
    </PartBoundary>
  )

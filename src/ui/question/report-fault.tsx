import type { Question } from '#domain/question/question.ts'
import { PartBoundary } from '../components/part-boundary.tsx'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

const FaultDialog = lazyWithOverlays(async () => (await import('./fault-dialog.tsx')).FaultDialog)

interface ReportFaultProps {
  readonly question: Pick<Question, 'id' | 'contentId'>
  /** As it stands on the page, from 1. */
  readonly number: number
}

/** 纠错 beside a question whose answer is seen, fetched once one is there; not for one that only a lesson asks. */
export const ReportFault = ({ question: { id, contentId }, number }: ReportFaultProps) =>
  contentId === 0 ? null : (
    <PartBoundary>
      <FaultDialog questionId={id} number={number} />
    </PartBoundary>
  )

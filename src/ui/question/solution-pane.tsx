import { Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { solutionMachine } from '#domain/question/solution.machine.ts'
import { ErrorState } from '../components/error-state.tsx'
import { bankCopy } from '../copy/bank-copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionSolution } from './question-solution.tsx'

/** Right answer and analysis, in each of their states. */
export const SolutionPane = ({ solution }: { readonly solution: ActorRefFrom<typeof solutionMachine> }) => {
  const solved = useSelector(solution, ({ context }) => context.solved)
  const failure = useSelector(solution, ({ context }) => context.failure)
  const failed = useSelector(solution, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  if (failed)
    return (
      <ErrorState
        message={bankCopy.solutionFailed}
        reason={failureText(failure)}
        onRetry={() => solution.send({ type: 'solution.retry' })}
      />
    )
  return (
    <section aria-label={bankCopy.solution} aria-live="polite">
      {solved === null ? (
        <Skeleton height="96px" role="status" aria-label={questionCopy.loading} />
      ) : (
        <QuestionSolution question={solved} />
      )}
    </section>
  )
}

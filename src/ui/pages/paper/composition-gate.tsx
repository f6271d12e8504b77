import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { PaperKind } from '#domain/paper/composition-service.ts'
import { usePaperLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { useLineBack } from '../../components/line-back.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { PaperSkeleton } from './composer-view.tsx'
import { NoRightToCompose } from './no-right-to-compose.tsx'

const words = composerCopy.gate

export interface CompositionGateProps {
  readonly kind: PaperKind
  readonly title: string
  /** The built-in composer. */
  readonly children: ReactNode
}

/** Leads on to the school's own composition service where there is one (R-paper-2), else to what is inside. */
export const CompositionGate = ({ kind, title, children }: CompositionGateProps) => {
  const composition = useActorRef(usePaperLogic().composition, { input: { kind } })
  const state = useSelector(composition, ({ value }) => value)
  const failure = useSelector(composition, ({ context }) => context.failure)
  const isHere = useSelector(composition, (snapshot) => snapshot.hasTag('here'))
  const askAgain = () => composition.send({ type: 'composition.retry' })
  useLineBack(state === 'apart' ? askAgain : null)
  useFocusFallback(isHere, pageHeading)
  if (isHere) return children
  return (
    <>
      <PageHeader title={title} />
      {state === 'forbidden' ? (
        <NoRightToCompose />
      ) : state === 'failed' || state === 'defect' ? (
        <ErrorState message={words.failed} reason={failureText(failure)} onRetry={askAgain} />
      ) : (
        <PaperSkeleton words={state === 'leaving' ? words.leaving : words.asking} />
      )}
    </>
  )
}

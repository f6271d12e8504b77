import './sitting.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { itemsOf, scoreOf } from '#domain/paper/paper.ts'
import type { SittingContext } from '#domain/paper/sitting.setup.ts'
import { usePaperLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { type PaperPlace, paperPlaceAddress } from '../../routing/paper-address.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { PaperSkeleton } from './composer-view.tsx'
import type { SittingActor } from './paper-actors.ts'
import { SittingForm } from './sitting-form.tsx'
import { SittingResult } from './sitting-result.tsx'

const words = composerCopy.sitting

export interface SittingViewProps {
  readonly userId: number
  readonly place: PaperPlace
}

/** An electronic paper while it is answered on screen. */
export const SittingView = ({ userId, place }: SittingViewProps) => {
  const { sitting: logic, lookAtClocks: look } = usePaperLogic()
  const sitting = useActorRef(logic, { input: { userId, paperId: place.id, look } })
  const context = useSelector(sitting, (snapshot) => snapshot.context)
  const state = useSelector(sitting, ({ value }) => value)
  // What begins it, and what hands it in, goes as it is pressed.
  useFocusFallback(state, pageHeading)
  useCrumb(context.opened?.paper.name ?? null)
  return (
    <>
      <PageHeader title={context.opened?.paper.name ?? copy.pageTitles.electronicPaper} />
      <div className="composer__bar">
        <Link to={paperPlaceAddress({ kind: 'electronic' })}>{composerCopy.backToPapers}</Link>
      </div>
      <Body sitting={sitting} context={context} state={state} />
    </>
  )
}

interface BodyProps {
  readonly sitting: SittingActor
  readonly context: SittingContext
  readonly state: ReturnType<SittingActor['getSnapshot']>['value']
}

const Body = ({ sitting, context, state }: BodyProps) => {
  const { opened, draft, marked, failure } = context
  if (state === 'missing' || state === 'forbidden')
    return (
      <EmptyState title={composerCopy.composer[state]} hint={composerCopy.composer[`${state}Hint`]}>
        <HomeLink />
      </EmptyState>
    )
  if (state === 'failed' || state === 'defect')
    return (
      <ErrorState
        message={composerCopy.composer.failed}
        reason={failureText(failure)}
        onRetry={() => sitting.send({ type: 'sitting.retry' })}
      />
    )
  if (opened === null) return <PaperSkeleton words={composerCopy.composer.loading} />
  if (state === 'marked' && marked !== null)
    return <SittingResult sitting={sitting} context={context} opened={opened} marked={marked} />
  if (draft !== null && state !== 'ready' && state !== 'beginning')
    return <SittingForm sitting={sitting} opened={opened} draft={draft} failure={failure} />
  const items = itemsOf(opened.paper)
  return (
    <div className="sitting-start">
      <Text as="p" size="3">
        {words.ready(items.length, scoreOf(items))}
      </Text>
      {opened.paper.minutes > 0 && (
        <Text as="p" size="2" color="gray">
          {words.limit(opened.paper.minutes)}
        </Text>
      )}
      <Button
        size="3"
        disabled={opened.questions.length === 0}
        onClick={() => sitting.send({ type: 'sitting.start' })}
      >
        {words.start}
      </Button>
    </div>
  )
}

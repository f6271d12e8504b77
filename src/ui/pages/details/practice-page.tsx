import '../../question/practice.css'
import { Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { useQuestionLogic } from '../../question/use-question-logic.ts'
import { finishedPracticeIn, practiceAddress, practiceScopeOf } from '../../routing/practice-address.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { BackLink } from './back-link.tsx'
import { PracticeElsewhere } from './practice-elsewhere.tsx'
import { PracticeEnd } from './practice-end.tsx'
import { PracticeWorkspace } from './practice-workspace.tsx'

/** A practice of questions; what is practised stands in the address, what was answered in the browser. */
export const PracticePage = () => {
  const [query] = useSearchParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const scope = practiceScopeOf(query)
  return (
    <PracticeView
      key={`${userId}/${practiceAddress(scope)}`}
      userId={userId}
      scope={scope}
      finishedId={finishedPracticeIn(query)}
    />
  )
}

const emptyHint = (scope: PracticeScope): string => {
  if (scope.kind === 'section') return practiceCopy.emptySectionHint
  const isFreshOnly = scope.kind === 'bank' && scope.plan.choice === 'freshOnly'
  return isFreshOnly ? practiceCopy.emptyFreshHint : practiceCopy.emptyHint
}

interface PracticeViewProps {
  readonly userId: number
  readonly scope: PracticeScope
  readonly finishedId: string
}

const PracticeView = ({ userId, scope, finishedId }: PracticeViewProps) => {
  const practice = useOpenedActor(useQuestionLogic().openPractice, {
    userId,
    scope,
    finishedId,
    now: Date.now,
  })
  const state = useSelector(practice, ({ value }) => (typeof value === 'string' ? value : 'opened'))
  const finished = useSelector(practice, (snapshot) => snapshot.matches({ opened: 'finished' }))
  const failure = useSelector(practice, ({ context }) => context.failure)
  useCrumb(practiceCopy.titles[scope.kind])
  const title = <PageHeader title={practiceCopy.titles[scope.kind]} />
  switch (state) {
    case 'opened':
      return (
        <>
          {title}
          {finished ? <PracticeEnd practice={practice} /> : <PracticeWorkspace practice={practice} />}
        </>
      )
    case 'elsewhere':
      return (
        <>
          {title}
          <PracticeElsewhere practice={practice} />
        </>
      )
    case 'empty':
      return (
        <>
          {title}
          <EmptyState title={practiceCopy.empty} hint={emptyHint(scope)}>
            <BackLink scope={scope} />
          </EmptyState>
        </>
      )
    case 'failed':
    case 'defect':
      return (
        <>
          {title}
          <ErrorState
            message={practiceCopy.failed}
            reason={failureText(failure)}
            onRetry={() => practice.send({ type: 'practice.retry' })}
          />
        </>
      )
    case 'opening':
      return (
        <>
          {title}
          <div role="status" aria-label={practiceCopy.loading} className="practice__skeleton">
            <Skeleton height="40px" />
            <Skeleton height="96px" />
            <Skeleton height="44px" />
            <Skeleton height="44px" />
            <Skeleton height="44px" />
          </div>
        </>
      )
  }
}

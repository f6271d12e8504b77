import './live-plans.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { LivePlanCard, PlanScope } from '#domain/studio/live-plan.ts'
import { useActors } from '../../actors-context.tsx'
import { useLivePlansLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Pager } from '../../components/pager.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { formatMoment, formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import { livePlanAddress } from '../../routing/live-plan-address.ts'
import { schoolScopeAddress, schoolScopeOf } from '../../routing/school-scope-codec.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { NewPlan } from './new-plan.tsx'
import { PlanStatusBadge } from './plan-status.tsx'

const addressOf = (scope: PlanScope): string => schoolScopeAddress(livePlanAddress(0), scope)

/** 直播安排: plans of live lessons, one's own or for a reviewer those of a school. Screens `/studio/live`. */
export const LivePlansPage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const scope = schoolScopeOf(asked)
  const plans = useOpenedActor(useLivePlansLogic().openLivePlans, scope)
  useWhenChanged(addressOf(scope), () => plans.send({ type: 'livePlans.show', scope }))
  const { page, failure, refusal } = useSelector(plans, ({ context }) => context)
  const isLoading = useSelector(plans, (it) => it.matches('loading'))
  const isBusy = useSelector(plans, (it) => it.matches('making'))
  const hasFailed = useSelector(plans, (it) => it.matches('failed') || it.matches('defect'))
  const rows = useRef<HTMLDivElement>(null)
  // A page that is turned takes its buttons along.
  useFocusFallback(isLoading, rows)
  const latest = useLatestSearch()
  const show = (next: Partial<PlanScope>) =>
    void navigate(addressOf({ ...schoolScopeOf(latest()), page: 1, ...next }))
  return (
    <>
      <PageHeader title={innerTitles.livePlans}>
        <Whose value={scope.organisationId} onChoose={(organisationId) => show({ organisationId })} />
      </PageHeader>
      {scope.organisationId === 0 && !hasFailed && <NewPlan plans={plans} isBusy={isBusy} />}
      {hasFailed && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => plans.send({ type: 'livePlans.retry' })}
        />
      )}
      {!hasFailed && refusal !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(words.notMade, refusal)}
        </Text>
      )}
      <div ref={rows} tabIndex={-1} role="group" aria-label={words.list}>
        {isLoading && (
          <div role="status" aria-label={words.loading} className="live-plans">
            <Skeleton height="88px" />
            <Skeleton height="88px" />
          </div>
        )}
        {!isLoading && !hasFailed && page.items.length === 0 && (
          <NoPlans isOwn={scope.organisationId === 0} />
        )}
        {page.items.length > 0 && (
          <ul className="live-plans" aria-label={words.list} aria-busy={isBusy}>
            {page.items.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </ul>
        )}
        <Pager page={page.index} pages={pageCountOf(page)} onTurn={(index) => show({ page: index })} />
      </div>
    </>
  )
}

const NoPlans = ({ isOwn }: { readonly isOwn: boolean }) => {
  const user = useSelector(useActors().session, selectUser)
  if (!isOwn) return <EmptyState {...words.noneToReview} />
  if (user?.organisations.length === 0) return <EmptyState {...words.noSchool} />
  return <EmptyState {...(user?.rights.review === true ? words.noneOwn : words.none)} />
}

const PlanRow = ({ plan }: { readonly plan: LivePlanCard }) => {
  const now = useNow()
  const facts = [
    plan.startTime === '' ? words.noTime : formatStart(plan.startTime, now),
    words.minutes(plan.minutes),
    words.lessons(plan.sessionCount),
    plan.school.name,
    words.by(plan.ownerName),
    words.updated(formatMoment(plan.updatedAt, now)),
  ]
  return (
    <li className="live-plans__row">
      <p className="live-plans__line">
        <Link to={livePlanAddress(plan.id)} className="live-plans__title">
          {plan.name}
        </Link>
        <PlanStatusBadge status={plan.status} />
      </p>
      <Text as="p" size="2" color="gray">
        {facts.join(' · ')}
      </Text>
    </li>
  )
}

interface WhoseProps {
  readonly value: number
  readonly onChoose: (organisationId: number) => void
}

/** One's own, or for a reviewer those of a school. */
const Whose = ({ value, onChoose }: WhoseProps) => {
  const user = useSelector(useActors().session, selectUser)
  if (user === null || !user.rights.review) return null
  return (
    <NativeSelect
      label={words.whose}
      value={value}
      options={[
        { value: 0, name: words.own },
        ...user.organisations.map(({ id, name }) => ({ value: id, name: words.ofSchool(name) })),
      ]}
      onChoose={onChoose}
    />
  )
}

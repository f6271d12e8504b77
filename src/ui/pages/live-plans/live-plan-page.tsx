import './live-plans.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link, useParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { begunLessons, type LivePlan, type LivePlanDocument } from '#domain/studio/live-plan.ts'
import type { PlanDraftPlace } from '#domain/studio/plan-merge.ts'
import { useActors } from '../../actors-context.tsx'
import { useLivePlansLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { useNow } from '../../format/use-now.ts'
import { livePlanAddress } from '../../routing/live-plan-address.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { PlanBasics } from './plan-basics.tsx'
import { PlanFaults } from './plan-faults.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanOccurrences } from './plan-occurrences.tsx'
import { PlanReading } from './plan-reading.tsx'
import { PlanSchedule } from './plan-schedule.tsx'
import { PlanSessions } from './plan-sessions.tsx'
import { type LivePlanActor, useLivePlan } from './use-live-plan.ts'

/** 编排直播: one plan. Screens `/studio/live/:id`. */
export const LivePlanPage = () => {
  const { id = '' } = useParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  return <Plan key={`${userId}/${id}`} userId={userId} planId={Number(id) || 0} />
}

const Plan = (of: PlanDraftPlace) => {
  const actor = useLivePlan(of)
  const { plan, document, held, failure } = useSelector(actor, ({ context }) => context)
  const isMissing = useSelector(actor, (it) => it.matches('missing'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isOpen = useSelector(actor, (it) => it.hasTag('open'))
  // What was pressed is not offered any more, or stood on the page before.
  useFocusFallback(`${isOpen}/${plan?.status ?? ''}`, pageHeading)
  return (
    <>
      <PageHeader title={document?.name.trim() || innerTitles.livePlan}>
        <Link to={livePlanAddress(0)}>{words.back}</Link>
      </PageHeader>
      {isMissing && <EmptyState {...words.missing} />}
      {hasFailed && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'livePlan.retry' })}
        />
      )}
      {isOpen && held !== null && (
        <Text as="p" size="2" role="status">
          {words.held}
        </Text>
      )}
      {isOpen && plan !== null && document !== null && <Form actor={actor} plan={plan} document={document} />}
      {!isOpen && !isMissing && !hasFailed && (
        <div role="status" aria-label={words.loading} className="live-plans">
          <Skeleton height="120px" />
          <Skeleton height="240px" />
        </div>
      )}
    </>
  )
}

interface FormProps {
  readonly actor: LivePlanActor
  readonly plan: LivePlan
  readonly document: LivePlanDocument
}

const Form = ({ actor, plan, document }: FormProps) => {
  const { findPlanFaults } = useLivePlansLogic()
  const now = useNow()
  const begun = begunLessons(plan.occurrences, now)
  const isUnderWay = begun.length > 0
  const faults = findPlanFaults(document, now, isUnderWay)
  const canEdit = plan.rights.edit
  return (
    <div className="live-plan">
      <PlanHead actor={actor} plan={plan} isComplete={faults.length === 0} />
      {plan.status === 'inReview' && (
        <Text as="p" size="2">
          {plan.rights.return ? words.toDecide : words.inReview}
        </Text>
      )}
      {plan.status === 'returned' && (
        <Text as="p" size="2" color="red">
          {words.returned(plan.reason)}
        </Text>
      )}
      {isUnderWay && canEdit && (
        <Text as="p" size="2" color="gray">
          {words.underWay}
        </Text>
      )}
      {canEdit && <PlanFaults faults={faults} document={document} />}
      {plan.version > 0 && <PlanOccurrences actor={actor} plan={plan} />}
      {canEdit ? (
        <Fields actor={actor} plan={plan} document={document} begun={begun} />
      ) : (
        <PlanReading actor={actor} plan={plan} />
      )}
    </div>
  )
}

const Fields = ({ actor, plan, document, begun }: FormProps & { readonly begun: readonly string[] }) => {
  const things = useOpenedActor(useLivePlansLogic().openPlanThings, {
    plan: actor,
    organisationId: plan.school.id,
  })
  return (
    <div className="live-plan__fields">
      <PlanBasics actor={actor} things={things} plan={plan} document={document} />
      <PlanSchedule actor={actor} planId={plan.id} document={document} isUnderWay={begun.length > 0} />
      <PlanSessions actor={actor} things={things} plan={plan} document={document} begun={begun} />
    </div>
  )
}

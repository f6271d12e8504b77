import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LivePlan, PlanAct } from '#domain/studio/live-plan.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { PlanStatusBadge } from './plan-status.tsx'
import { ReasonButton } from './reason-button.tsx'
import type { LivePlanActor } from './use-live-plan.ts'

interface PlanHeadProps {
  readonly actor: LivePlanActor
  readonly plan: LivePlan
  readonly isComplete: boolean
}

/** How the plan stands, whether it is saved, and what is done with it. */
export const PlanHead = ({ actor, plan, isComplete }: PlanHeadProps) => {
  const isActing = useSelector(actor, (it) => it.hasTag('acting'))
  const act = (wanted: PlanAct) => actor.send({ type: 'livePlan.act', act: wanted })
  const { rights } = plan
  return (
    <div className="live-plan__head">
      <span className="live-plan__state">
        <PlanStatusBadge status={plan.status} />
        <SaveState actor={actor} />
      </span>
      <span className="live-plan__actions">
        {plan.contentId > 0 && (
          <Button asChild variant="soft" color="gray">
            <Link to={contentAddress({ id: plan.contentId, type: CONTENT_TYPE.live })}>{words.open}</Link>
          </Button>
        )}
        {rights.delete && (
          <ConfirmButton
            label={words.delete}
            question={words.deleteAsk}
            hint={words.deleteHint}
            onConfirm={() => actor.send({ type: 'livePlan.remove' })}
          />
        )}
        {rights.discard && (
          <ConfirmButton
            label={words.discard}
            question={words.discardAsk}
            hint={words.discardHint}
            onConfirm={() => act({ kind: 'discard' })}
          />
        )}
        {rights.recall && (
          <Button variant="soft" disabled={isActing} onClick={() => act({ kind: 'recall' })}>
            {words.recall}
          </Button>
        )}
        {rights.return && (
          <ReasonButton
            kept={`plan/${plan.id}/return`}
            label={words.return}
            name={words.return}
            field={words.returnReason}
            onGive={(reason) => act({ kind: 'return', reason })}
          />
        )}
        {rights.submit && (
          <Button disabled={isActing || !isComplete} onClick={() => act({ kind: 'submit' })}>
            {words.submit}
          </Button>
        )}
        {rights.publish && isComplete && (
          <ConfirmButton
            main
            label={plan.version === 0 ? words.publish : words.publishAgain}
            question={words.publishAsk}
            hint={words.publishHint}
            onConfirm={() => act({ kind: 'publish' })}
          />
        )}
      </span>
    </div>
  )
}

const SAVING = ['saving', 'gathering', 'rereading'] as const

/** What was changed here and elsewhere, and whose change shall stand. */
const Contest = ({ actor }: { readonly actor: LivePlanActor }) => {
  const { contest, document, plan } = useSelector(actor, ({ context }) => context)
  const lessons = [...(document?.sessions ?? []), ...(plan?.document.sessions ?? [])]
  const nameOf = (key: string) =>
    key === '' ? '' : (lessons.find((lesson) => lesson.key === key)?.name ?? words.lostLesson)
  const fields = (contest?.fields ?? []).map(({ key, field }) =>
    words.contestedIn(nameOf(key), words.contested[field]),
  )
  return (
    <span role="alert" className="live-plan__state">
      <Text size="2" color="red">
        {words.save.conflict(fields.join('、'))}
      </Text>
      <Button size="1" onClick={() => actor.send({ type: 'livePlan.settle', whose: 'mine' })}>
        {words.save.mine}
      </Button>
      <Button
        size="1"
        variant="soft"
        onClick={() => actor.send({ type: 'livePlan.settle', whose: 'theirs' })}
      >
        {words.save.theirs}
      </Button>
    </span>
  )
}

/** Whether what was changed is safe. */
const SaveState = ({ actor }: { readonly actor: LivePlanActor }) => {
  const failure = useSelector(actor, ({ context }) => context.failure)
  const state = useSelector(actor, (it) => {
    if (it.matches({ open: 'conflicting' })) return 'conflicting'
    if (it.matches({ open: 'unkept' })) return 'unkept'
    if (it.matches({ open: 'lost' }) || it.matches({ open: 'unread' })) return 'lost'
    return SAVING.some((open) => it.matches({ open })) ? 'saving' : 'saved'
  })
  if (state === 'conflicting') return <Contest actor={actor} />
  if (state === 'unkept' || state === 'lost')
    return (
      <span role="alert" className="live-plan__state">
        <Text size="2" color="red">
          {state === 'lost' ? words.save.lost : notDoneText(words.save.unkept, failure)}
        </Text>
        <Button size="1" variant="soft" onClick={() => actor.send({ type: 'livePlan.retry' })}>
          {words.save.retry}
        </Button>
      </span>
    )
  return (
    <Text size="2" color="gray" role="status">
      {state === 'saving' ? words.save.saving : words.save.saved}
    </Text>
  )
}

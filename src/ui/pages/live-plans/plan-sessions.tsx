import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { LivePlan, LivePlanDocument } from '#domain/studio/live-plan.ts'
import { MAX_PLAN_SESSIONS } from '#domain/studio/plan-limits.ts'
import { useLivePlansLogic } from '../../bundle-logic.ts'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { ownFilePickerCopy } from '../../copy/own-file-picker-copy.ts'
import { PlanSessionForm } from './plan-session-form.tsx'
import type { LivePlanActor, PlanThingsActor } from './use-live-plan.ts'

interface PlanSessionsProps {
  readonly actor: LivePlanActor
  readonly things: PlanThingsActor
  readonly plan: LivePlan
  readonly document: LivePlanDocument
  /** Keys of lessons that began. */
  readonly begun: readonly string[]
}

/** The lessons, one a week. */
export const PlanSessions = ({ actor, things, plan, document, begun }: PlanSessionsProps) => {
  const { makePlanKey } = useLivePlansLogic()
  const failure = useSelector(things, ({ context }) => context.failure)
  const { sessions } = document
  const list = useRef<HTMLOListElement>(null)
  // The lesson that was deleted had the focus.
  useFocusFallback(sessions.length, list)
  const add = () => {
    const name = words.newSession(sessions.length + 1)
    const session = { key: makePlanKey(), name, film: null, questionIds: [] }
    actor.send({ type: 'livePlan.change', change: { kind: 'add', session } })
  }
  return (
    <Section title={words.sessions}>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(ownFilePickerCopy.notTaken, failure)}
        </Text>
      )}
      <ol ref={list} tabIndex={-1} aria-label={words.sessions} className="live-plan__sessions">
        {sessions.map((session, index) => (
          <PlanSessionForm
            key={session.key}
            actor={actor}
            things={things}
            plan={plan}
            document={document}
            begun={begun}
            session={session}
            index={index}
          />
        ))}
      </ol>
      {sessions.length < MAX_PLAN_SESSIONS && (
        <Button variant="soft" onClick={add}>
          {words.addSession}
        </Button>
      )}
    </Section>
  )
}

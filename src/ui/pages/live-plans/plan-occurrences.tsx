import { Badge, Button, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LivePlan, PlanAct, PlanOccurrence } from '#domain/studio/live-plan.ts'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { copy } from '../../copy/copy.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { OwnFilePicker } from '../../private-file/own-file-picker.tsx'
import { playAddress } from '../../routing/addresses.ts'
import { ReasonButton } from './reason-button.tsx'
import type { LivePlanActor } from './use-live-plan.ts'

interface PlanOccurrencesProps {
  readonly actor: LivePlanActor
  readonly plan: LivePlan
}

/** The lessons as they are published: called off and taken back, entered, and given a replay. */
export const PlanOccurrences = ({ actor, plan }: PlanOccurrencesProps) => {
  const now = useNow()
  const act = (wanted: PlanAct) => actor.send({ type: 'livePlan.act', act: wanted })
  const coming = plan.occurrences.filter(({ startTime }) => Date.parse(startTime) > now.getTime())
  const canCancelAll = plan.rights.cancel && coming.filter(({ cancelled }) => !cancelled).length > 1
  return (
    <Section
      title={words.occurrences}
      aside={
        canCancelAll && (
          <ReasonButton
            kept={`plan/${plan.id}/cancel`}
            label={words.cancelAll}
            name={words.cancelAll}
            field={words.cancelReason}
            onGive={(reason) => act({ kind: 'cancel', key: null, reason })}
          />
        )
      }
    >
      <ul className="live-plans" aria-label={words.occurrences}>
        {plan.occurrences.map((lesson) => (
          <Lesson key={lesson.key} lesson={lesson} plan={plan} now={now} onAct={act} />
        ))}
      </ul>
    </Section>
  )
}

interface LessonProps {
  readonly lesson: PlanOccurrence
  readonly plan: LivePlan
  readonly now: Date
  readonly onAct: (act: PlanAct) => void
}

const Lesson = ({ lesson, plan, now, onAct }: LessonProps) => {
  const { key, name, startTime, status, cancelled, reason } = lesson
  const isToCome = Date.parse(startTime) > now.getTime()
  const isOver = status === 'ended' || status === 'replay'
  const { cancel } = plan.rights
  const row = useRef<HTMLLIElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(cancelled, row)
  return (
    <li ref={row} tabIndex={-1} className="live-plans__row">
      <p className="live-plans__line">
        <Text weight="medium">{name}</Text>
        {status !== 'none' && !cancelled && <Badge color="gray">{copy.card.liveStatus[status]}</Badge>}
        {cancelled && <Badge color="red">{words.cancelled(reason)}</Badge>}
      </p>
      <Text as="p" size="2" color="gray">
        {[formatStart(startTime, now), words.reserved(lesson.reserveCount)].join(' · ')}
      </Text>
      <span className="live-plan__actions">
        {!cancelled && !isOver && (
          <Button asChild variant="soft">
            <Link
              to={playAddress({
                id: plan.contentId,
                sectionId: lesson.sectionId,
                type: CONTENT_TYPE.live,
              })}
              aria-label={words.enterOne(name)}
            >
              {words.enter}
            </Link>
          </Button>
        )}
        {cancel && isToCome && !cancelled && (
          <ReasonButton
            kept={`plan/${plan.id}/cancel/${key}`}
            label={words.cancel}
            name={words.cancelOne(name)}
            field={words.cancelReason}
            onGive={(given) => onAct({ kind: 'cancel', key, reason: given })}
          />
        )}
        {cancel && isToCome && cancelled && (
          <Button
            variant="soft"
            aria-label={words.restoreOne(name)}
            onClick={() => onAct({ kind: 'restore', key })}
          >
            {words.restore}
          </Button>
        )}
        {cancel && isOver && !cancelled && (
          <OwnFilePicker
            kind="film"
            label={lesson.hasReplay ? words.replayAgain : words.replay}
            name={words.replayOne(name)}
            onChoose={(ownFileId) => onAct({ kind: 'replay', key, ownFileId })}
          />
        )}
      </span>
    </li>
  )
}

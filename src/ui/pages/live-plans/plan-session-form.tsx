import { Button, Text, TextField } from '@radix-ui/themes'
import { useRef } from 'react'
import {
  type LivePlan,
  type LivePlanDocument,
  type PlanSession,
  type SessionFields,
  sessionStart,
} from '#domain/studio/live-plan.ts'
import { MAX_PLAN_NAME } from '#domain/studio/plan-limits.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { StepButtons } from '../../components/step-buttons.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { ownFilePickerCopy } from '../../copy/own-file-picker-copy.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { OwnFilePicker } from '../../private-file/own-file-picker.tsx'
import { PreparedQuestions } from './prepared-questions.tsx'
import type { LivePlanActor, PlanThingsActor } from './use-live-plan.ts'

interface PlanSessionFormProps {
  readonly actor: LivePlanActor
  readonly things: PlanThingsActor
  readonly plan: LivePlan
  readonly document: LivePlanDocument
  /** Keys of lessons that began. */
  readonly begun: readonly string[]
  readonly session: PlanSession
  readonly index: number
}

/** One lesson: its name, film and questions, and who else has a lesson then. */
export const PlanSessionForm = ({
  actor,
  things,
  plan,
  document,
  begun,
  session,
  index,
}: PlanSessionFormProps) => {
  const now = useNow()
  const { key, name, film } = session
  const title = words.session(index + 1)
  const start = sessionStart(document, index)
  const filmField = useRef<HTMLDivElement>(null)
  // The button goes with the film that it takes out.
  useFocusFallback(film === null, filmField)
  const change = (fields: SessionFields) =>
    actor.send({ type: 'livePlan.change', change: { kind: 'session', key, fields } })
  const move = (by: -1 | 1) => actor.send({ type: 'livePlan.change', change: { kind: 'move', key, by } })
  const clashes = plan.clashes.filter((clash) => clash.key === key)
  const last = document.sessions.length - 1
  const before = document.sessions[index - 1]
  const isFirst = before === undefined || begun.includes(before.key)
  return (
    <li className="live-plan__session">
      <p className="live-plan__line">
        <Text weight="medium">{title}</Text>
        <Text size="2" color="gray">
          {start === '' ? words.noTime : formatStart(start, now)}
        </Text>
        {last > 0 && !begun.includes(key) && (
          <span className="live-plan__actions">
            <StepButtons size="1" what={title} isFirst={isFirst} isLast={index === last} onStep={move} />
            <ConfirmButton
              quiet
              label={words.removeSession}
              name={words.actOn(words.removeSession, title)}
              question={words.removeSessionAsk(title)}
              hint={words.removeSessionHint}
              onConfirm={() => actor.send({ type: 'livePlan.change', change: { kind: 'remove', key } })}
            />
          </span>
        )}
      </p>
      {clashes.map((clash) => (
        <Text as="p" size="2" color="red" key={`${clash.teacherName}/${clash.startTime}/${clash.name}`}>
          {words.clash(clash.teacherName, clash.name, formatStart(clash.startTime, now))}
        </Text>
      ))}
      <Labelled label={words.sessionName(index + 1)}>
        {(field) => (
          <TextField.Root
            {...field}
            value={name}
            maxLength={MAX_PLAN_NAME}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Labelled>
      <div
        ref={filmField}
        tabIndex={-1}
        role="group"
        aria-label={words.filmIn(title)}
        className="live-plan__field"
      >
        <Text size="2">{document.streamUrl === '' ? words.film : words.replayFilm}</Text>
        <span className="live-plan__line">
          <Text size="2" color="gray">
            {film?.name ?? words.noFilm}
          </Text>
          <OwnFilePicker
            kind="film"
            label={ownFilePickerCopy.film}
            name={words.chooseFilm(title)}
            onChoose={(ownFileId) => things.send({ type: 'things.take', ownFileId, target: key })}
          />
          {film !== null && (
            <Button
              variant="soft"
              color="gray"
              aria-label={words.dropFilmOf(title)}
              onClick={() => change({ film: null })}
            >
              {words.dropFilm}
            </Button>
          )}
        </span>
      </div>
      <PreparedQuestions
        plan={plan}
        document={document}
        session={session}
        number={index + 1}
        onChange={change}
      />
    </li>
  )
}

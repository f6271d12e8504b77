import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { LivePlan, LivePlanDocument, PlanFields } from '#domain/studio/live-plan.ts'
import {
  MAX_PLAN_INTRODUCTION,
  MAX_PLAN_NAME,
  MAX_PLAN_SUMMARY,
  MAX_PLAN_TEACHERS,
} from '#domain/studio/plan-limits.ts'
import { useLivePlansLogic } from '../../bundle-logic.ts'
import { Labelled } from '../../components/labelled.tsx'
import { Section } from '../../components/section.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { OwnFilePicker } from '../../private-file/own-file-picker.tsx'
import { PlaceFields } from '../../school-file/place-fields.tsx'
import { nameAmong } from '../../studio/apart-by-title.ts'
import { ColleagueChoice } from '../../studio/colleague-choice.tsx'
import { PeopleUnread } from '../../studio/people-unread.tsx'
import { useOpenedActor } from '../../use-opened-actor.ts'
import type { LivePlanActor, PlanThingsActor } from './use-live-plan.ts'

interface PlanBasicsProps {
  readonly actor: LivePlanActor
  readonly things: PlanThingsActor
  readonly plan: LivePlan
  readonly document: LivePlanDocument
}

/** What the live course says of itself, where it stands and who teaches it. */
export const PlanBasics = ({ actor, things, plan, document }: PlanBasicsProps) => {
  const place = useOpenedActor(useLivePlansLogic().openPlanPlace, { plan: actor, place: document.place })
  const cover = useRef<HTMLDivElement>(null)
  // The button goes with the picture that it takes out.
  useFocusFallback(document.cover === null, cover)
  const set = (fields: PlanFields) => actor.send({ type: 'livePlan.change', change: { kind: 'set', fields } })
  return (
    <Section title={words.basics}>
      <div className="live-plan__grid">
        <Labelled label={words.name}>
          {(field) => (
            <TextField.Root
              {...field}
              value={document.name}
              maxLength={MAX_PLAN_NAME}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Labelled>
        <Labelled label={words.summary}>
          {(field) => (
            <TextField.Root
              {...field}
              value={document.summary}
              maxLength={MAX_PLAN_SUMMARY}
              onChange={({ target }) => set({ summary: target.value })}
            />
          )}
        </Labelled>
        <Labelled label={words.introduction}>
          {(field) => (
            <TextArea
              {...field}
              rows={4}
              maxLength={MAX_PLAN_INTRODUCTION}
              value={document.introduction}
              onChange={({ target }) => set({ introduction: target.value })}
            />
          )}
        </Labelled>
        <div className="live-plan__place">
          <PlaceFields place={place} />
        </div>
        <Teachers
          things={things}
          plan={plan}
          document={document}
          onChange={(teachers) => set({ teachers })}
        />
        <div ref={cover} tabIndex={-1} role="group" aria-label={words.cover} className="live-plan__field">
          <Text size="2">{words.cover}</Text>
          <CoverPreview plan={plan} document={document} />
          <span className="live-plan__line">
            <Text size="2" color="gray">
              {document.cover?.name ?? words.noCover}
            </Text>
            <OwnFilePicker
              kind="picture"
              label={words.chooseCover}
              name={words.chooseCover}
              onChoose={(ownFileId) => things.send({ type: 'things.take', ownFileId, target: '' })}
            />
            {document.cover !== null && (
              <Button variant="soft" color="gray" onClick={() => set({ cover: null })}>
                {words.dropCover}
              </Button>
            )}
          </span>
        </div>
      </div>
    </Section>
  )
}

interface CoverPreviewProps {
  readonly plan: LivePlan
  readonly document: LivePlanDocument
}

/** The picture of the cover, once it is saved. */
const CoverPreview = ({ plan, document }: CoverPreviewProps) => {
  const isSaved = document.cover !== null && plan.document.cover?.fileId === document.cover.fileId
  if (!isSaved || plan.coverUrl === '') return null
  return <img className="live-plan__cover" src={plan.coverUrl} alt={words.coverAlt} />
}

interface TeachersProps {
  readonly things: PlanThingsActor
  readonly plan: LivePlan
  readonly document: LivePlanDocument
  readonly onChange: (teachers: readonly number[]) => void
}

const Teachers = ({ things, plan, document, onChange }: TeachersProps) => {
  const colleagues = useSelector(things, ({ context }) => context.colleagues)
  const unread = useSelector(things, ({ context }) => context.unread)
  const isUnread = useSelector(things, (it) => it.matches('defect')) || unread !== null
  const chosen = document.teachers.map(
    (id) => [...colleagues, ...plan.teachers].find((one) => one.id === id) ?? { id, name: '' },
  )
  const nameOf = (id: number): string =>
    chosen
      .filter((one) => one.id === id)
      .map((one) => nameAmong(one, chosen, colleagues))
      .join('')
  const others = colleagues.filter(({ id }) => !document.teachers.includes(id))
  const field = useRef<HTMLDivElement>(null)
  // Who was taken out takes the button along.
  useFocusFallback(document.teachers.join(), field)
  return (
    <div ref={field} tabIndex={-1} role="group" aria-label={words.teachers} className="live-plan__field">
      <Text size="2">{words.teachers}</Text>
      <ul className="live-plan__teachers">
        {document.teachers.map((id, index) => (
          <li key={id}>
            <Text size="2">
              {nameOf(id)}
              {index === 0 && words.firstTeacher}
            </Text>
            {document.teachers.length > 1 && (
              <Button
                size="1"
                variant="soft"
                color="gray"
                onClick={() => onChange(document.teachers.filter((one) => one !== id))}
              >
                {words.dropTeacher(nameOf(id))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Text size="1" color="gray">
        {words.teachersHint}
      </Text>
      {isUnread && <PeopleUnread why={unread} onRetry={() => things.send({ type: 'things.retry' })} />}
      {document.teachers.length >= MAX_PLAN_TEACHERS && (
        <Text size="2" color="gray">
          {words.fullOfTeachers(MAX_PLAN_TEACHERS)}
        </Text>
      )}
      {document.teachers.length < MAX_PLAN_TEACHERS && others.length > 0 && (
        <ColleagueChoice
          label={words.addTeacher}
          act={words.add}
          people={others}
          onAdd={(id) => onChange([...document.teachers, id])}
        />
      )}
    </div>
  )
}

import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { PLACE_LEVELS } from '#domain/school-file/school-place.ts'
import { type LivePlan, type PlanSession, sessionStart } from '#domain/studio/live-plan.ts'
import { limitOf } from '#domain/studio/prepared-questions.ts'
import { useLivePlansLogic } from '../../bundle-logic.ts'
import { DescriptionList } from '../../components/description-list.tsx'
import { PlainFilm } from '../../components/plain-film.tsx'
import { Section } from '../../components/section.tsx'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { QuestionPreview } from './question-preview.tsx'
import type { LivePlanActor } from './use-live-plan.ts'

interface PlanReadingProps {
  readonly actor: LivePlanActor
  readonly plan: LivePlan
}

/** A plan for who may not change it now: what learners will be told of it, and its lessons with their questions. */
export const PlanReading = ({ actor, plan }: PlanReadingProps) => {
  const now = useNow()
  const place = usePlaceName(actor, plan)
  const { summary, introduction, teachers, minutes, streamUrl, sessions } = plan.document
  const nameOf = (id: number): string => plan.teachers.find((one) => one.id === id)?.name ?? ''
  const start = sessionStart(plan.document, 0)
  return (
    <>
      <Section title={words.basics}>
        {plan.coverUrl !== '' && (
          <img className="live-plan__cover" src={plan.coverUrl} alt={words.coverAlt} />
        )}
        <DescriptionList
          shape="column"
          items={[
            { name: words.summary, value: summary },
            { name: words.introduction, value: introduction },
            { name: words.contested.place, value: place },
            { name: words.teachers, value: teachers.map(nameOf).join('、') },
            { name: words.firstStart, value: start === '' ? words.noTime : formatStart(start, now) },
            { name: words.duration, value: words.minutes(minutes) },
            { name: words.source, value: streamUrl === '' ? words.sources.film : streamUrl },
          ]}
        />
      </Section>
      <Section title={words.sessions}>
        <ol className="live-plan__sessions">
          {sessions.map((session, index) => (
            <Lesson
              key={session.key}
              plan={plan}
              session={session}
              index={index}
              now={now}
              onOutdated={() => actor.send({ type: 'livePlan.outdated' })}
            />
          ))}
        </ol>
      </Section>
    </>
  )
}

interface LessonProps {
  readonly plan: LivePlan
  readonly session: PlanSession
  readonly index: number
  readonly now: Date
  /** The address of its film holds no more. */
  readonly onOutdated: () => void
}

const Lesson = ({ plan, session, index, now, onOutdated }: LessonProps) => {
  const { key, name, film, questionIds } = session
  const start = sessionStart(plan.document, index)
  const number = index + 1
  const filmUrl = plan.filmUrls[key] ?? ''
  const textOf = (id: number): string =>
    plan.questions.find((one) => one.id === id)?.text ?? words.unknownQuestion
  return (
    <li className="live-plan__session">
      <p className="live-plan__line">
        <Text weight="medium">{name}</Text>
        <Text size="2" color="gray">
          {start === '' ? words.noTime : formatStart(start, now)}
        </Text>
      </p>
      {plan.clashes
        .filter((clash) => clash.key === key)
        .map((clash) => (
          <Text as="p" size="2" color="red" key={`${clash.teacherName}/${clash.startTime}/${clash.name}`}>
            {words.clash(clash.teacherName, clash.name, formatStart(clash.startTime, now))}
          </Text>
        ))}
      <Text as="p" size="2" color="gray">
        {words.filmOf(film?.name ?? words.noFilm)}
      </Text>
      {filmUrl !== '' && (
        <PlainFilm
          className="live-plan__film"
          url={filmUrl}
          name={words.watch(name)}
          onOutdated={onOutdated}
        />
      )}
      <Text as="p" size="2" weight="medium" id={`questions-${key}`}>
        {questionIds.length === 0 ? words.nonePrepared : words.questionsOf(number, questionIds.length)}
      </Text>
      {questionIds.length > 0 && (
        <ol className="live-plan__questions" aria-labelledby={`questions-${key}`}>
          {questionIds.map((id, at) => (
            <li key={id}>
              <Text size="2" className="live-plan__question">
                {`${at + 1}. ${textOf(id)}`}
              </Text>
              <span className="live-plan__actions">
                <Text size="2" color="gray">
                  {words.openFor(limitOf(session, id))}
                </Text>
                <QuestionPreview questionId={id} number={at + 1} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

/** Where the plan stands in the curriculum, in words; '' until they are read. */
const usePlaceName = (actor: LivePlanActor, { document }: LivePlan): string => {
  const place = useOpenedActor(useLivePlansLogic().openPlanPlace, { plan: actor, place: document.place })
  const { place: chosen, menus } = useSelector(place, ({ context }) => context)
  return PLACE_LEVELS.map((level) => menus[level].find(({ id }) => id === chosen[level])?.name ?? '')
    .filter((name) => name !== '')
    .join(' · ')
}

import { Button, Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import { MAX_COURSE_EDITORS, MAX_COURSE_TEACHERS } from '#domain/studio/course-document.ts'
import { fieldSet } from '#domain/studio/course-outline.ts'
import type { Colleague, StudioPerson } from '#domain/studio/course-studio.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { nameAmong } from '../../studio/apart-by-title.ts'
import { ColleagueChoice } from '../../studio/colleague-choice.tsx'
import { PeopleUnread } from '../../studio/people-unread.tsx'
import { useRunning } from '../../use-running.ts'
import { COURSE_FIELDS, type EditorPartProps } from './studio-actors.ts'

/** Who teaches the course, and who writes it with its owner. */
export const PeoplePart = ({ editor, course }: EditorPartProps) => {
  const { openColleagues } = useStudioLogic()
  const heading = useId()
  const [colleagues] = useState(() => openColleagues(course, editor))
  useEffect(() => {
    colleagues.start()
    return () => {
      colleagues.stop()
    }
  }, [colleagues])
  useRunning(colleagues)
  const people = useSelector(colleagues, ({ context }) => context.people)
  const failure = useSelector(colleagues, ({ context }) => context.failure)
  const unread = useSelector(colleagues, ({ context }) => context.unread)
  const isUnread = useSelector(colleagues, (it) => it.matches('failed') || it.matches('defect'))
  const isBusy = useSelector(colleagues, (it) => it.hasTag('busy'))
  const { document } = course.workingCopy
  const { rights } = course.state
  const teachers = document.teachers.map(
    (id) => [...course.teachers, ...people].find((one) => one.id === id) ?? { id, name: words.nameless },
  )
  const teach = (next: readonly StudioPerson[]) =>
    editor.send({
      type: 'editor.edit',
      edits: fieldSet(
        document,
        '',
        'teachers',
        next.map(({ id }) => id),
      ),
      things: { teachers: next.map(({ id, name }) => ({ id, name })) },
    })
  // One invitation after the other; the choice stands there meanwhile, and after a refusal.
  const invite = (next: readonly StudioPerson[]) =>
    !isBusy && colleagues.send({ type: 'colleagues.invite', userIds: next.map(({ id }) => id) })
  return (
    <section className="course-part" aria-labelledby={heading} id={COURSE_FIELDS.teachers} tabIndex={-1}>
      <Heading as="h2" size="4" id={heading}>
        {words.people}
      </Heading>
      <People
        title={words.teachers}
        none={words.noTeachers}
        addLabel={words.addTeacher}
        people={teachers}
        most={MAX_COURSE_TEACHERS}
        others={people}
        disabled={!rights.edit}
        onChange={teach}
      />
      <People
        title={words.editors}
        none={words.noEditors}
        addLabel={words.addEditor}
        people={course.editors}
        most={MAX_COURSE_EDITORS}
        others={people.filter(({ id }) => id !== course.owner.id)}
        disabled={!rights.invite}
        onChange={invite}
      />
      {isUnread && (
        <PeopleUnread why={unread} onRetry={() => colleagues.send({ type: 'colleagues.retry' })} />
      )}
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(words.peopleFailed, failure)}
        </Text>
      )}
    </section>
  )
}

interface PeopleProps {
  readonly title: string
  readonly none: string
  readonly addLabel: string
  readonly people: readonly StudioPerson[]
  /** How many there may be. */
  readonly most: number
  /** Who can be added. */
  readonly others: readonly Colleague[]
  readonly disabled: boolean
  readonly onChange: (people: readonly StudioPerson[]) => void
}

const People = ({ title, none, addLabel, people, most, others, disabled, onChange }: PeopleProps) => {
  const free = others.filter(({ id }) => !people.some((one) => one.id === id))
  const field = useRef<HTMLDivElement>(null)
  // Who was taken out takes the button along.
  useFocusFallback(people.map(({ id }) => id).join(), field)
  return (
    <div ref={field} tabIndex={-1} role="group" aria-label={title} className="course-part__field">
      <Text size="2">{title}</Text>
      {people.length === 0 ? (
        <Text size="2" color="gray">
          {none}
        </Text>
      ) : (
        <ul className="course-people" aria-label={title}>
          {people
            .map((one) => ({ id: one.id, name: nameAmong(one, people, others) }))
            .map(({ id, name }) => (
              <li key={id}>
                <Text size="2">{name}</Text>
                {!disabled && (
                  <Button
                    size="1"
                    variant="soft"
                    color="gray"
                    aria-label={words.takeOut(name)}
                    onClick={() => onChange(people.filter((one) => one.id !== id))}
                  >
                    {words.removeThing}
                  </Button>
                )}
              </li>
            ))}
        </ul>
      )}
      {!disabled && people.length >= most && (
        <Text size="2" color="gray">
          {words.fullOfPeople(most)}
        </Text>
      )}
      {!disabled && people.length < most && free.length > 0 && (
        <ColleagueChoice
          label={addLabel}
          act={words.addPerson}
          people={free}
          onAdd={(id) => {
            const chosen = free.find((one) => one.id === id)
            if (chosen) onChange([...people, chosen])
          }}
        />
      )}
    </div>
  )
}

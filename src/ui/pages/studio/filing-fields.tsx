import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { fieldSet } from '#domain/studio/course-outline.ts'
import { type CourseTagRow, tagToggled } from '#domain/studio/course-tags.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { ReadAgain } from '../../components/read-again.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import type { EditorPartProps } from './studio-actors.ts'

const words = studioCopy.filing

/** The knowledge point that a course is about, of its subject, and its tags. R-studio-7. */
export const FilingFields = ({ editor, course }: EditorPartProps) => {
  const { place } = course.workingCopy.document
  const { stageId, subjectId } = place
  const choice = useActorRef(useStudioLogic().courseFiling, { input: { stageId, subjectId } })
  const { filing, failure } = useSelector(choice, ({ context }) => context)
  const hasFailed = useSelector(choice, (it) => it.matches('failed') || it.matches('defect'))
  const isReading = useSelector(choice, (it) => it.hasTag('busy')) && subjectId !== 0
  const isLocked = !course.state.rights.edit
  const knowledge = filing?.knowledge ?? []
  const isUnknown = place.knowId !== 0 && !knowledge.some(({ id }) => id === place.knowId)
  const set = (field: string, value: unknown) =>
    editor.send({ type: 'editor.edit', edits: fieldSet(course.workingCopy.document, '', field, value) })
  return (
    <>
      <div className="form-row">
        <Text size="2" aria-hidden="true">
          {words.knowledge}
        </Text>
        <NativeSelect
          label={words.knowledge}
          value={place.knowId}
          disabled={isLocked || knowledge.length === 0}
          options={
            isReading
              ? [{ value: place.knowId, name: words.readingKnowledge }]
              : [
                  { value: 0, name: words.anyKnowledge },
                  ...(isUnknown ? [{ value: place.knowId, name: words.unknownKnowledge }] : []),
                  ...knowledge.map(({ id, name, depth }) => ({ value: id, name: '　'.repeat(depth) + name })),
                ]
          }
          onChoose={(knowId) => set('place', { ...place, knowId })}
        />
      </div>
      {filing?.rows.map((row) => (
        <TagRow
          key={row.code}
          row={row}
          given={course.workingCopy.document.tagIds}
          disabled={isLocked}
          onGive={(id) => set('tagIds', tagToggled(course.workingCopy.document.tagIds, row, id))}
        />
      ))}
      {hasFailed && (
        <Text as="p" size="2" color="red" role="alert">
          {words.failed} {failureText(failure)}{' '}
          <ReadAgain onRetry={() => choice.send({ type: 'filing.retry' })} />
        </Text>
      )}
    </>
  )
}

interface TagRowProps {
  readonly row: CourseTagRow
  readonly given: readonly number[]
  readonly disabled: boolean
  readonly onGive: (id: number) => void
}

const TagRow = ({ row, given, disabled, onGive }: TagRowProps) => {
  const name = useId()
  return (
    <div className="form-row" role="group" aria-labelledby={name}>
      <Text size="2" id={name}>
        {row.name}
      </Text>
      <div className="course-tags">
        {row.tags.map(({ id, name: tag }) => (
          <Button
            key={id}
            size="2"
            {...(given.includes(id) ? { variant: 'solid' } : { variant: 'soft', color: 'gray' })}
            aria-pressed={given.includes(id)}
            disabled={disabled}
            onClick={() => onGive(id)}
          >
            {tag}
          </Button>
        ))}
      </div>
    </div>
  )
}

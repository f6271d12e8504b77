import { Heading } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { PLACE_LEVELS, placedAt, type SchoolPlace } from '#domain/school-file/school-place.ts'
import { fieldSet } from '#domain/studio/course-outline.ts'
import { coursePlaceOf } from '#domain/studio/course-place.ts'
import { useSchoolLogic } from '../../bundle-logic.ts'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { PlaceFields } from '../../school-file/place-fields.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { FilingFields } from './filing-fields.tsx'
import { COURSE_FIELDS, type EditorPartProps } from './studio-actors.ts'

const isSame = (one: SchoolPlace, other: SchoolPlace): boolean =>
  PLACE_LEVELS.every((level) => one[level] === other[level])

/** Where in the curriculum a course stands. What a colleague chooses, or a step back, shows here too. */
export const PlacePart = ({ editor, course }: EditorPartProps) => {
  const { place } = course.workingCopy.document
  const heading = useId()
  const [shown, setShown] = useState<{ place: SchoolPlace; turn: number }>({ place, turn: 0 })
  if (!isSame(shown.place, place)) setShown({ place, turn: shown.turn + 1 })
  const choose = (next: SchoolPlace) => {
    setShown({ ...shown, place: next })
    const value = coursePlaceOf(place, next)
    editor.send({ type: 'editor.edit', edits: fieldSet(course.workingCopy.document, '', 'place', value) })
  }
  return (
    <section className="course-part" aria-labelledby={heading} id={COURSE_FIELDS.place} tabIndex={-1}>
      <Heading as="h2" size="4" id={heading}>
        {words.place}
      </Heading>
      <Fields
        key={`${shown.turn}`}
        place={shown.place}
        disabled={!course.state.rights.edit}
        onChoose={choose}
      />
      <FilingFields key={`${place.stageId}/${place.subjectId}`} editor={editor} course={course} />
    </section>
  )
}

interface FieldsProps {
  readonly place: SchoolPlace
  readonly disabled: boolean
  readonly onChoose: (place: SchoolPlace) => void
}

const Fields = ({ place, disabled, onChoose }: FieldsProps) => {
  const choice = useActorRef(useSchoolLogic().placeChoice, { input: { place } })
  return (
    <PlaceFields
      place={choice}
      disabled={disabled}
      onChoose={(level, id) => onChoose(placedAt(place, level, id))}
    />
  )
}

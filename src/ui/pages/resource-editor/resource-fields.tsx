import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useId, useState } from 'react'
import type { ResourceEditor } from '#domain/release/resource-editor.machine.ts'
import {
  changedIn,
  type EditedResource,
  MAX_INTRODUCTION,
  MAX_NAME,
  MAX_REMARK,
  MAX_SUMMARY,
  needsReview,
  type ResourceForm,
} from '#domain/release/resource-version.ts'
import { isPlaced, PLACE_LEVELS, placedAt, type SchoolPlace } from '#domain/school-file/school-place.ts'
import { useSchoolLogic } from '../../bundle-logic.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { Problem, troubled } from '../../components/problem.tsx'
import { Section } from '../../components/section.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { ownFileCopy } from '../../copy/own-file-copy.ts'
import { resourceVersionCopy as words } from '../../copy/resource-version-copy.ts'
import { PlaceFields } from '../../school-file/place-fields.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { FileFields } from './file-fields.tsx'

export interface ResourceFieldsProps {
  readonly actor: ResourceEditor
  readonly resource: EditedResource
  readonly form: ResourceForm
}

/** What a resource is called, says, holds and where it stands; sent as one new version. */
export const ResourceFields = ({ actor, resource, form }: ResourceFieldsProps) => {
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const tried = useSelector(actor, ({ context }) => context.tried)
  const ref = useTroubledFocus((refused) => actor.on('resource.refused', refused))
  const edit = (fields: Partial<ResourceForm>) => actor.send({ type: 'resource.edit', fields })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'resource.send' })
  }
  const hasNoName = form.name.trim() === ''
  return (
    <Section title={words.form}>
      <form ref={ref} className="resource-editor__form" onSubmit={send}>
        <Labelled label={words.fields.name} problem={tried && hasNoName ? words.noName : ''}>
          {(field) => (
            <TextField.Root
              {...field}
              value={form.name}
              maxLength={MAX_NAME}
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </Labelled>
        <Labelled label={words.fields.summary}>
          {(field) => (
            <TextField.Root
              {...field}
              value={form.summary}
              maxLength={MAX_SUMMARY}
              onChange={({ target }) => edit({ summary: target.value })}
            />
          )}
        </Labelled>
        <Labelled label={words.fields.introduction} hint={words.introductionHint}>
          {(field) => (
            <TextArea
              {...field}
              rows={5}
              maxLength={MAX_INTRODUCTION}
              value={form.introduction}
              onChange={({ target }) => edit({ introduction: target.value })}
            />
          )}
        </Labelled>
        <FileFields resourceId={resource.id} current={resource.current} form={form} onEdit={edit} />
        <Place
          place={form.place}
          disabled={isBusy}
          problem={tried && !isPlaced(form.place) ? words.noPlace : ''}
          onChoose={(place) => edit({ place })}
        />
        <div className="resource-editor__field">
          <Text size="2" aria-hidden="true">
            {words.fields.kind}
          </Text>
          <NativeSelect
            label={words.fields.kind}
            value={form.kindId}
            options={[{ id: 0, name: words.noneKind }, ...resource.kinds].map(({ id, name }) => ({
              value: id,
              name,
            }))}
            onChoose={(kindId) => edit({ kindId })}
          />
        </div>
        <Labelled label={words.remark} hint={words.remarkHint}>
          {(field) => (
            <TextArea
              {...field}
              rows={2}
              maxLength={MAX_REMARK}
              value={form.remark}
              onChange={({ target }) => edit({ remark: target.value })}
            />
          )}
        </Labelled>
        <Ending actor={actor} resource={resource} form={form} />
      </form>
    </Section>
  )
}

/** What would be changed, who looks at it first, and the buttons. */
const Ending = ({ actor, resource, form }: ResourceFieldsProps) => {
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const changed = changedIn(resource.current, form)
  const isReviewed = needsReview(changed)
  const names = changed.map((field) => words.fields[field]).join(words.listSeparator)
  return (
    <>
      <Text as="p" size="2" color="gray">
        {changed.length === 0
          ? words.nothing
          : `${words.changed(names)}。${isReviewed ? words.reviewed(resource.open) : words.atOnce}`}
      </Text>
      <div className="resource-editor__line">
        <Button type="submit" disabled={isBusy || changed.length === 0}>
          {isBusy ? words.saving : isReviewed ? words.submit : words.save}
        </Button>
        <ConfirmButton
          label={words.reset}
          question={words.resetAsk}
          hint={words.resetHint}
          disabled={isBusy}
          onConfirm={() => actor.send({ type: 'resource.reset' })}
        />
      </div>
    </>
  )
}

const isSame = (one: SchoolPlace, other: SchoolPlace): boolean =>
  PLACE_LEVELS.every((level) => one[level] === other[level])

interface PlaceProps {
  readonly place: SchoolPlace
  readonly disabled: boolean
  readonly onChoose: (place: SchoolPlace) => void
}

interface ProblemPlaceProps extends PlaceProps {
  /** What is wrong with it; '' for nothing. */
  readonly problem: string
}

/** Where it stands; what is given up shows here too. */
const Place = ({ place, disabled, problem, onChoose }: ProblemPlaceProps) => {
  const problemId = useId()
  const [shown, setShown] = useState({ place, turn: 0 })
  if (!isSame(shown.place, place)) setShown({ place, turn: shown.turn + 1 })
  const choose = (next: SchoolPlace) => {
    setShown({ ...shown, place: next })
    onChoose(next)
  }
  return (
    <fieldset tabIndex={-1} className="resource-editor__place" {...troubled(problemId, problem)}>
      <legend>{ownFileCopy.place}</legend>
      <PlaceChoice key={shown.turn} place={shown.place} disabled={disabled} onChoose={choose} />
      <Problem id={problemId} text={problem} />
    </fieldset>
  )
}

const PlaceChoice = ({ place, disabled, onChoose }: PlaceProps) => {
  const choice = useActorRef(useSchoolLogic().placeChoice, { input: { place } })
  return (
    <PlaceFields
      place={choice}
      disabled={disabled}
      onChoose={(level, id) => onChoose(placedAt(place, level, id))}
    />
  )
}

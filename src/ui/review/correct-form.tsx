import { Button, Dialog, Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { type SubmitEvent, useState } from 'react'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { Verdict } from '#domain/review/verdict.ts'
import { isPlaced, PLACE_LEVELS } from '#domain/school-file/school-place.ts'
import { useSchoolLogic } from '../actors-context.tsx'
import { NativeSelect } from '../components/native-select.tsx'
import { failureText } from '../copy/failure-text.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import { PlaceFields } from '../school-file/place-fields.tsx'
import { DialogActions } from './reject-form.tsx'

export interface CorrectFormProps {
  readonly request: ShareRequest
  readonly organisationId: number
  readonly onDecide: (verdict: Verdict) => void
}

/** Place and tag put right, then taken in; what was not touched stays as it was asked for. */
export const CorrectForm = ({ request, organisationId, onDecide }: CorrectFormProps) => {
  const { placeChoice, correction } = useSchoolLogic()
  const choice = useActorRef(placeChoice, { input: { place: request.place } })
  const place = useSelector(choice, ({ context }) => context.place)
  const tags = useActorRef(correction, { input: { organisationId } })
  const known = useSelector(tags, ({ context }) => context.tags)
  const failure = useSelector(tags, ({ context }) => context.failure)
  const [tagId, setTagId] = useState(request.tagId)
  const [tried, setTried] = useState(false)
  const isSame = PLACE_LEVELS.every((level) => place[level] === request.place[level])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!isPlaced(place)) return
    onDecide({
      kind: 'approve',
      correction: { place: isSame ? null : place, tagId: tagId === request.tagId ? null : tagId },
    })
  }
  return (
    <form className="review-correction" onSubmit={submit}>
      <Dialog.Title size="5" mb="1">
        {copy.correctTitle}
      </Dialog.Title>
      <Text as="p" size="2" color="gray" mb="3" className="review-dialog__title">
        {copy.correctHint(request.file.name)}
      </Text>
      <PlaceFields place={choice} />
      <div className="form-row">
        <Text size="2" aria-hidden="true">
          {copy.facts.tag}
        </Text>
        <NativeSelect
          label={copy.facts.tag}
          value={tagId}
          disabled={known.length === 0}
          options={[
            ...(request.tagId === 0 ? [{ value: 0, name: copy.asAsked }] : []),
            ...known.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={setTagId}
        />
      </div>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {copy.tagsFailed} {failureText(failure)}{' '}
          <Button
            type="button"
            size="1"
            variant="soft"
            onClick={() => tags.send({ type: 'correction.retry' })}
          >
            {copy.retry}
          </Button>
        </Text>
      )}
      <Text as="p" size="2" color="red" role="alert">
        {tried && !isPlaced(place) && copy.correctPlaceMissing}
      </Text>
      <DialogActions>
        <Button type="submit">{copy.approve}</Button>
      </DialogActions>
    </form>
  )
}

import { Button, Dialog, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect } from 'react'
import type { Decider } from '#domain/review/decider.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import { isPlaced } from '#domain/school-file/school-place.ts'
import { useReviewLogic, useSchoolLogic } from '../bundle-logic.ts'
import { NativeSelect } from '../components/native-select.tsx'
import { ReadAgain } from '../components/read-again.tsx'
import { useKept } from '../components/use-form-draft.ts'
import { failureText } from '../copy/failure-text.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import { PlaceFields } from '../school-file/place-fields.tsx'
import { useActorRef } from '../use-actor-ref.ts'
import { leftOf, type VerdictDraft } from './left-verdict.ts'
import { DialogActions } from './reject-form.tsx'

export interface CorrectFormProps {
  readonly request: ShareRequest
  readonly organisationId: number
  readonly draft: VerdictDraft
  readonly decider: Decider
  readonly onGiven: () => void
}

/** Place and tag put right, then taken in; what was not touched stays as it was asked for. */
export const CorrectForm = ({ request, organisationId, draft, decider, onGiven }: CorrectFormProps) => {
  const { placeChoice } = useSchoolLogic()
  const { correction } = useReviewLogic()
  const left = leftOf(draft, 'correct', [request])
  const choice = useActorRef(placeChoice, { input: { place: left?.place ?? request.place } })
  const place = useSelector(choice, ({ context }) => context.place)
  const form = useActorRef(correction, {
    input: { organisationId, decider, asked: request, left: left?.tagId },
  })
  const { tags, tagId, tried, failure } = useSelector(form, ({ context }) => context)
  useKept(draft, { kind: 'correct', ids: [request.id], reason: null, words: '', place, tagId })
  useEffect(() => {
    const { unsubscribe } = form.on('correction.given', onGiven)
    return unsubscribe
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.send({ type: 'correction.submit', place })
  }
  return (
    <form className="review-correction" onSubmit={submit}>
      <Dialog.Title size="5" mb="1">
        {copy.correctTitle}
      </Dialog.Title>
      <Text as="p" size="2" color="gray" mb="3">
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
          disabled={tags.length === 0}
          options={[
            ...(request.tagId === 0 ? [{ value: 0, name: copy.asAsked }] : []),
            ...tags.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={(chosen) => form.send({ type: 'correction.mark', tagId: chosen })}
        />
      </div>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {copy.tagsFailed} {failureText(failure)}{' '}
          <ReadAgain onRetry={() => form.send({ type: 'correction.retry' })} />
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

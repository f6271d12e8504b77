import './share-details.css'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectOrganisations } from '#application/session/session.selectors.ts'
import { MAX_SHARE_NOTE_LENGTH, type ShareOutcome } from '#domain/private-file/share.ts'
import type { LeftShare, ShareFields, shareFormMachine } from '#domain/private-file/share-form.machine.ts'
import { isPlaced, NO_PLACE } from '#domain/school-file/school-place.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useActors } from '../actors-context.tsx'
import { useSchoolLogic, useSharingLogic } from '../bundle-logic.ts'
import { ErrorState } from '../components/error-state.tsx'
import { NativeSelect } from '../components/native-select.tsx'
import { TextArea } from '../components/text-area.tsx'
import { useFirstField } from '../components/use-first-field.ts'
import { type FormDraft, useKept } from '../components/use-form-draft.ts'
import { failureText } from '../copy/failure-text.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { PlaceFields } from '../school-file/place-fields.tsx'
import { useActorRef } from '../use-actor-ref.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'

interface ShareFormProps {
  readonly organisation: Organisation
  readonly fileIds: readonly number[]
  /** What is handed in once more; 0 for none. */
  readonly requestId: number
  readonly draft: FormDraft<LeftShare>
  /** What a file is called. */
  readonly nameOf: (fileId: number) => string
  readonly onShared: () => void
  readonly onDone: () => void
}

/** Files to a school: filled in with the last choice, sent together; what could not be shared is named. */
export const ShareForm = (props: ShareFormProps) => {
  const { organisation, fileIds, requestId, draft, nameOf, onShared, onDone } = props
  const { shareForm } = useSharingLogic()
  const schoolIds = useSelector(useActors().session, selectOrganisations).map(({ id }) => id)
  const form = useActorRef(shareForm, {
    input: { organisationId: organisation.id, requestId, fileIds, schoolIds, left: draft.left },
  })
  const failure = useSelector(form, ({ context }) => context.failure)
  const outcome = useSelector(form, ({ context }) => context.outcome)
  const preparing = useSelector(form, (snapshot) => snapshot.matches('preparing'))
  const failed = useSelector(form, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  useEffect(() => {
    const heard = form.on('share.sent', () => {
      draft.keep(null)
      onShared()
    })
    return () => heard.unsubscribe()
  }, [form, draft, onShared])
  return (
    <>
      <Dialog.Title size="5" mb="1">
        {requestId === 0 ? copy.shareTitle(fileIds.length) : copy.resubmitTitle}
      </Dialog.Title>
      <Text as="p" size="2" color="gray" mb="3">
        {requestId === 0 ? copy.shareHint : copy.resubmitHint}
      </Text>
      {preparing && (
        <Text as="p" color="gray" role="status">
          {copy.preparing}
        </Text>
      )}
      {failed && (
        <ErrorState
          message={copy.prepareFailed}
          reason={failureText(failure)}
          onRetry={() => form.send({ type: 'share.retry' })}
        />
      )}
      {outcome !== null && <Outcome outcome={outcome} nameOf={nameOf} onDone={onDone} />}
      {!preparing && !failed && outcome === null && <Fields form={form} draft={draft} />}
    </>
  )
}

interface FieldsProps extends Pick<ShareFormProps, 'draft'> {
  readonly form: ActorRefFrom<typeof shareFormMachine>
}

const Fields = ({ form, draft }: FieldsProps) => {
  const { placeChoice } = useSchoolLogic()
  const organisations = useSelector(useActors().session, selectOrganisations)
  const { fileIds, requestId, start, fields, tried, failure } = useSelector(form, ({ context }) => context)
  const sending = useSelector(form, (snapshot) => snapshot.matches('sending'))
  const place = useActorRef(placeChoice, {
    input: { place: draft.left?.place ?? start.choice?.place ?? NO_PLACE },
  })
  const chosen = useSelector(place, ({ context }) => context.place)
  useKept(draft, { fileIds, requestId, fields, place: chosen })
  const problem =
    failure !== null ? notDoneText('', failure) : tried && !isPlaced(chosen) ? copy.placeMissing : ''
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.send({ type: 'share.send', place: chosen })
  }
  const first = useRef<HTMLFormElement>(null)
  useFirstField(first)
  const fill = (change: Partial<ShareFields>) => form.send({ type: 'share.fill', change })
  return (
    <form ref={first} className="share-form" onSubmit={send}>
      <div className="form-row">
        <Text size="2" aria-hidden="true">
          {copy.school}
        </Text>
        <NativeSelect
          label={copy.school}
          value={fields.organisationId}
          options={organisations.map(({ id, name }) => ({ value: id, name }))}
          onChoose={(id) => fill({ organisationId: id })}
        />
      </div>
      <PlaceFields place={place} />
      <div className="form-row">
        <Text size="2" aria-hidden="true">
          {copy.tag}
        </Text>
        <NativeSelect
          label={copy.tag}
          value={fields.tagId}
          options={[
            { value: 0, name: copy.noTag },
            ...start.tags.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={(tagId) => fill({ tagId })}
        />
      </div>
      <TextArea
        aria-label={copy.note}
        placeholder={`${copy.note}：${copy.noteHint}`}
        rows={2}
        maxLength={MAX_SHARE_NOTE_LENGTH}
        value={fields.note}
        onChange={({ target }) => fill({ note: target.value })}
      />
      <Text as="p" size="2" color="red" role="alert">
        {problem}
      </Text>
      <Flex gap="3" mt="2" justify="end">
        <DialogCancelButton label={copy.cancel} />
        <Button type="submit" disabled={sending}>
          {sending ? copy.sending : copy.submitShare}
        </Button>
      </Flex>
    </form>
  )
}

interface OutcomeProps extends Pick<ShareFormProps, 'nameOf' | 'onDone'> {
  readonly outcome: ShareOutcome
}

const Outcome = ({ outcome, nameOf, onDone }: OutcomeProps) => {
  const { sharedIds, failed } = outcome
  const end = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => end.current?.focus(), [])
  return (
    <>
      <Text as="p" size="2" role="status">
        {failed.length === 0
          ? copy.sharedAll(sharedIds.length)
          : copy.sharedSome(sharedIds.length, failed.length)}
      </Text>
      <ul className="share-form__failed">
        {failed.map(({ fileId, reason }) => (
          <li key={fileId}>{copy.notSharedBecause(nameOf(fileId), reason)}</li>
        ))}
      </ul>
      <Flex gap="3" mt="4" justify="end">
        <Button ref={end} onClick={onDone}>
          {copy.close}
        </Button>
      </Flex>
    </>
  )
}

import '../favourite/folder-chooser.css'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type CSSProperties, useEffect, useId } from 'react'
import { isNumber } from '#domain/kernel/form-shape.ts'
import { keyOf, type OwnItem, TOP } from '#domain/private-file/own-file.ts'
import { folderChoices } from '#domain/private-file/own-folders.ts'
import { barredFolders } from '#domain/private-file/transfer-form.machine.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ErrorState } from '../components/error-state.tsx'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { formAbout, useFormDraft, useKept, useSentOrLeft } from '../components/use-form-draft.ts'
import { failureText } from '../copy/failure-text.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'

interface TransferFormProps {
  readonly kind: 'move' | 'copy'
  readonly items: readonly OwnItem[]
  readonly onDone: () => void
}

/** Where things shall go: any folder but those that go themselves. */
export const TransferForm = ({ kind, items, onDone }: TransferFormProps) => {
  const { openTransferForm, ownFileTasks } = useOwnFilesLogic()
  const draft = useFormDraft(formAbout(`own/${kind}`, items.map(keyOf)), isNumber)
  const form = useOpenedActor(openTransferForm, { kind, items, left: draft.left })
  const { folders, folderId, failure } = useSelector(form, ({ context }) => context)
  useKept(draft, folderId === TOP ? null : folderId)
  const sent = useSentOrLeft(draft)
  const submit = () => {
    sent(ownFileTasks)
    form.send({ type: 'transfer.submit' })
  }
  const barred = barredFolders(useSelector(form, ({ context }) => context))
  const isLoading = useSelector(form, (snapshot) => snapshot.matches('loading'))
  const isFailed = useSelector(form, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const isReady = !isLoading && !isFailed
  const group = useId()
  useEffect(() => {
    const { unsubscribe } = form.on('transfer.wanted', onDone)
    return unsubscribe
  })
  const choices = [{ id: TOP, name: copy.top, level: 0 }, ...folderChoices(folders, TOP, 1)]
  return (
    <>
      <Dialog.Title size="5" mb="3">
        {kind === 'move' ? copy.moveTitle(items.length) : copy.copyTitle(items.length)}
      </Dialog.Title>
      {isLoading && (
        <Text as="p" color="gray" role="status">
          {copy.foldersLoading}
        </Text>
      )}
      {isFailed && (
        <ErrorState
          message={copy.foldersFailed}
          reason={failureText(failure)}
          onRetry={() => form.send({ type: 'transfer.retry' })}
        />
      )}
      {isReady && (
        <fieldset className="folder-chooser">
          <legend className="visually-hidden">{copy.folders}</legend>
          {choices.map(({ id, name, level }) => (
            <label key={id} className="folder-chooser__choice" style={{ '--level': level } as CSSProperties}>
              <input
                type="radio"
                name={group}
                checked={id === folderId}
                disabled={barred.has(id)}
                onChange={() => form.send({ type: 'transfer.choose', folderId: id })}
              />
              <ExtendedIcon name="folder" />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Flex gap="3" mt="4" justify="end">
        <DialogCancelButton label={copy.cancel} />
        <Button disabled={!isReady} onClick={submit}>
          {kind === 'move' ? copy.moveHere : copy.copyHere}
        </Button>
      </Flex>
    </>
  )
}

import '../favourite/folder-chooser.css'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { type CSSProperties, useId, useState } from 'react'
import { chosenOf, type OwnItem, TOP } from '#domain/private-file/own-file.ts'
import { folderChoices, foldersWithin } from '#domain/private-file/own-folders.ts'
import { useSchoolLogic } from '../actors-context.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { failureText } from '../copy/failure-text.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'

interface TransferFormProps {
  readonly kind: 'move' | 'copy'
  readonly items: readonly OwnItem[]
  readonly onDone: () => void
}

/** Where things shall go: any folder but those that go themselves. The folders are asked for anew with each try. */
export const TransferForm = (props: TransferFormProps) => {
  const [tries, setTries] = useState(1)
  return <FolderChoice key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

const FolderChoice = ({ kind, items, onDone, onRetry }: TransferFormProps & { onRetry: () => void }) => {
  const { ownFileTasks, ownFolders } = useSchoolLogic()
  const answer = useSelector(useActorRef(ownFolders), ({ output }) => output)
  const [folderId, setFolderId] = useState(TOP)
  const group = useId()
  const folders = answer?.ok ? answer.value : []
  const barred = foldersWithin(folders, chosenOf(items).folderIds)
  const choices = [{ id: TOP, name: copy.top, level: 0 }, ...folderChoices(folders, TOP, 1)]
  return (
    <>
      <Dialog.Title size="5" mb="3">
        {kind === 'move' ? copy.moveTitle(items.length) : copy.copyTitle(items.length)}
      </Dialog.Title>
      {answer === undefined && (
        <Text as="p" color="gray" role="status">
          {copy.foldersLoading}
        </Text>
      )}
      {answer?.ok === false && (
        <ErrorState message={copy.foldersFailed} reason={failureText(answer.failure)} onRetry={onRetry} />
      )}
      {answer?.ok && (
        <fieldset className="folder-chooser">
          <legend className="visually-hidden">{copy.folders}</legend>
          {choices.map(({ id, name, level }) => (
            <label key={id} className="folder-chooser__choice" style={{ '--level': level } as CSSProperties}>
              <input
                type="radio"
                name={group}
                checked={id === folderId}
                disabled={barred.has(id)}
                onChange={() => setFolderId(id)}
              />
              <ExtendedIcon name="folder" />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Flex gap="3" mt="4" justify="end">
        <DialogCancelButton label={copy.cancel} />
        <Button
          disabled={!answer?.ok}
          onClick={() => {
            ownFileTasks.send({ type: 'tasks.add', task: { kind, items, folderId, onClash: null } })
            onDone()
          }}
        >
          {kind === 'move' ? copy.moveHere : copy.copyHere}
        </Button>
      </Flex>
    </>
  )
}

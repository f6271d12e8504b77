import { Button, Dialog, Flex, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useId, useState } from 'react'
import { isBadName, MAX_OWN_NAME_LENGTH } from '#domain/private-file/own-file.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { useKeptField } from '../components/use-form-draft.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'
import type { OwnFilesActor } from './own-files-actor.ts'

interface FolderFormProps {
  readonly parentId: number
  readonly files: OwnFilesActor
  readonly onDone: () => void
}

/** A new folder in the one that is shown. */
export const FolderForm = ({ parentId, files, onDone }: FolderFormProps) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const folders = useSelector(files, ({ context }) => context.view.folders)
  const { value: name, write, sent } = useKeptField<string>(`folder/new/${parentId}`, '')
  const [tried, setTried] = useState(false)
  const said = useId()
  const wanted = name.trim()
  const isTaken = folders.some((folder) => folder.parentId === parentId && folder.name === wanted)
  const problem =
    wanted === '' ? copy.nameEmpty : isBadName(wanted) ? copy.nameBad : isTaken ? copy.nameTaken : ''
  const isSaid = (tried || wanted !== '') && problem !== ''
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (problem !== '') return
    const task = { kind: 'create' as const, name: wanted, parentId }
    sent(ownFileTasks, (tell) =>
      ownFileTasks.on('tasks.refused', (refused) => {
        if (refused.task === task) tell()
      }),
    )
    ownFileTasks.send({ type: 'tasks.add', task })
    onDone()
  }
  return (
    <form onSubmit={create}>
      <Dialog.Title size="5" mb="3">
        {copy.newFolder}
      </Dialog.Title>
      <TextField.Root
        aria-label={copy.folderName}
        aria-describedby={said}
        aria-invalid={isSaid}
        placeholder={copy.folderName}
        size="3"
        maxLength={MAX_OWN_NAME_LENGTH}
        value={name}
        onChange={(event) => write(event.target.value)}
      />
      <Text id={said} as="p" size="2" color="red" mt="1" role="status">
        {isSaid ? problem : ''}
      </Text>
      <Flex gap="3" mt="4" justify="end">
        <DialogCancelButton label={copy.cancel} />
        <Button type="submit">{copy.create}</Button>
      </Flex>
    </form>
  )
}

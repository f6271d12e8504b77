import './folder-chooser.css'
import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type CSSProperties, type SubmitEvent, useEffect, useId, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { NO_FOLDER } from '#domain/favourite/favourite.ts'
import type { FolderChange } from '#domain/favourite/favourite-folders.machine.ts'
import type { folderChoiceMachine } from '#domain/favourite/folder-choice.machine.ts'
import { isNameTaken, MAX_FOLDER_NAME_LENGTH, mayHold, rowsOf } from '#domain/favourite/folder-tree.ts'
import { useSignedInActors } from '../actors-context.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { useKeptField } from '../components/use-form-draft.ts'
import { failureText } from '../copy/failure-text.ts'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'

export interface FolderChooserProps {
  readonly choice: ActorRefFrom<typeof folderChoiceMachine>
  /** Folders that cannot be meant. */
  readonly isBarred?: (id: number) => boolean
}

/** The choice of one of the user's folders, or none; a new one is made inside the chosen one, and is chosen then. */
export const FolderChooser = ({ choice, isBarred = () => false }: FolderChooserProps) => {
  const chosen = useSelector(choice, ({ context }) => context.chosen)
  const { favouriteFolders } = useSignedInActors()
  const folders = useSelector(favouriteFolders, ({ context }) => context.folders)
  const known = useSelector(favouriteFolders, (snapshot) => snapshot.hasTag('known'))
  const failure = useSelector(favouriteFolders, (snapshot) =>
    snapshot.matches('failed') ? snapshot.context.failure : null,
  )
  const name = useId()
  if (failure !== null)
    return (
      <ErrorState
        message={favouriteButtonCopy.foldersFailed}
        reason={failureText(failure)}
        onRetry={() => favouriteFolders.send({ type: 'folders.need' })}
      />
    )
  if (!known)
    return (
      <Text as="p" color="gray" role="status">
        {favouriteButtonCopy.foldersLoading}
      </Text>
    )
  const choices = [
    { id: NO_FOLDER, name: favouriteButtonCopy.noFolder, level: 0 },
    ...rowsOf(folders, () => true).map(({ folder, level }) => ({ ...folder, level: level - 1 })),
  ]
  return (
    <>
      <fieldset className="folder-chooser">
        <legend className="visually-hidden">{favouriteButtonCopy.folders}</legend>
        {choices.map(({ id, name: label, level }) => (
          <label key={id} className="folder-chooser__choice" style={{ '--level': level } as CSSProperties}>
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              disabled={isBarred(id)}
              onChange={() => choice.send({ type: 'choice.choose', id })}
            />
            <ExtendedIcon name="folder" />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <NewFolder choice={choice} parentId={chosen} />
    </>
  )
}

const NewFolder = ({ choice, parentId }: Pick<FolderChooserProps, 'choice'> & { parentId: number }) => {
  const { favouriteFolders } = useSignedInActors()
  const folders = useSelector(favouriteFolders, ({ context }) => context.folders)
  const { value: name, write, sent } = useKeptField<string>('favourites/new', '')
  const [refused, setRefused] = useState('')
  const complaint = useId()
  const problem = isNameTaken(folders, parentId, name)
    ? favouriteButtonCopy.nameTaken
    : mayHold(folders, parentId)
      ? ''
      : favouriteButtonCopy.tooDeep
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '' || problem !== '') return
    setRefused('')
    sent(favouriteFolders, (tell) =>
      favouriteFolders.on('folders.refused', ({ change }) => {
        if (change.kind === 'create' && change.name === name) tell()
      }),
    )
    choice.send({ type: 'choice.make', folder: { name, parentId } })
  }
  // Its name stays in the field until the folder is there.
  useEffect(() => {
    const isOwn = (change: FolderChange) => change.kind === 'create' && change.name === name
    const heard = [
      favouriteFolders.on('folders.changed', ({ change }) => {
        if (isOwn(change)) write('')
      }),
      favouriteFolders.on('folders.refused', ({ change, failure }) => {
        if (isOwn(change)) setRefused(notDoneText('', failure))
      }),
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [favouriteFolders, name, write])
  return (
    <form className="folder-chooser__new" onSubmit={create}>
      <div>
        <TextField.Root
          aria-label={favouriteButtonCopy.newFolderName}
          aria-describedby={complaint}
          placeholder={favouriteButtonCopy.newFolder}
          maxLength={MAX_FOLDER_NAME_LENGTH}
          value={name}
          onChange={(event) => {
            setRefused('')
            write(event.target.value)
          }}
        />
        <Text id={complaint} as="p" size="1" color="red" role="status">
          {name.trim() === '' ? '' : problem || refused}
        </Text>
      </div>
      <Button type="submit" variant="soft" color="gray">
        {favouriteButtonCopy.create}
      </Button>
    </form>
  )
}

import './folder-chooser.css'
import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import {
  type CSSProperties,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { ActorRefFrom } from 'xstate'
import { NO_FOLDER } from '#domain/favourite/favourite.ts'
import type { FolderChange } from '#domain/favourite/favourite-folders.machine.ts'
import type { folderChoiceMachine } from '#domain/favourite/folder-choice.machine.ts'
import { isNameTaken, MAX_FOLDER_NAME_LENGTH, mayHold, rowsOf } from '#domain/favourite/folder-tree.ts'
import { useFoldersLogic } from '../bundle-logic.ts'
import { ErrorState } from '../components/error-state.tsx'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { useKeptField } from '../components/use-form-draft.ts'
import { failureText } from '../copy/failure-text.ts'
import { folderChooserCopy as copy } from '../copy/folder-chooser-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'

export interface FolderChooserProps {
  readonly choice: ActorRefFrom<typeof folderChoiceMachine>
  /** Folders that cannot be meant. */
  readonly isBarred?: (id: number) => boolean
  /** What stands below; `take` takes what is chosen, and makes the folder first whose name stands there. */
  readonly children: (take: () => void) => ReactNode
}

/** The choice of one of the user's folders, or none; a new one is made inside the chosen one, and is chosen then. */
export const FolderChooser = ({ children, ...choosing }: FolderChooserProps) => {
  const naming = useNewFolder(choosing.choice)
  return (
    <>
      <Folders {...choosing} naming={naming} />
      {children(naming.take)}
    </>
  )
}

type FoldersProps = Omit<FolderChooserProps, 'children'> & { readonly naming: Naming }

const Folders = ({ choice, isBarred = () => false, naming }: FoldersProps) => {
  const chosen = useSelector(choice, ({ context }) => context.chosen)
  const { favouriteFolders } = useFoldersLogic()
  const folders = useSelector(favouriteFolders, ({ context }) => context.folders)
  const known = useSelector(favouriteFolders, (snapshot) => snapshot.hasTag('known'))
  const failure = useSelector(favouriteFolders, (snapshot) =>
    snapshot.matches('failed') ? snapshot.context.failure : null,
  )
  const name = useId()
  if (failure !== null)
    return (
      <ErrorState
        message={copy.foldersFailed}
        reason={failureText(failure)}
        onRetry={() => favouriteFolders.send({ type: 'folders.need' })}
      />
    )
  if (!known)
    return (
      <Text as="p" color="gray" role="status">
        {copy.foldersLoading}
      </Text>
    )
  const choices = [
    { id: NO_FOLDER, name: copy.noFolder, level: 0 },
    ...rowsOf(folders, () => true).map(({ folder, level }) => ({ ...folder, level: level - 1 })),
  ]
  return (
    <>
      <fieldset className="folder-chooser">
        <legend className="visually-hidden">{copy.folders}</legend>
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
      <NewFolder naming={naming} />
    </>
  )
}

/** The name of a folder that is not there yet, inside the chosen one. */
const useNewFolder = (choice: FolderChooserProps['choice']) => {
  const { favouriteFolders } = useFoldersLogic()
  const folders = useSelector(favouriteFolders, ({ context }) => context.folders)
  const parentId = useSelector(choice, ({ context }) => context.chosen)
  const { value: name, write, sent } = useKeptField<string>('favourites/new', '')
  const [refused, setRefused] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isNamed = name.trim() !== ''
  const problem = isNameTaken(folders, parentId, name)
    ? copy.nameTaken
    : mayHold(folders, parentId)
      ? ''
      : copy.tooDeep
  const create = (takes: boolean) => {
    if (!isNamed) return
    if (problem !== '') {
      field.current?.focus()
      return
    }
    setRefused('')
    sent(favouriteFolders, (tell) =>
      favouriteFolders.on('folders.refused', ({ change }) => {
        if (change.kind === 'create' && change.name === name) tell()
      }),
    )
    choice.send({ type: 'choice.make', folder: { name, parentId }, takes })
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
  return {
    field,
    name,
    complaint: isNamed ? problem || refused : '',
    write: (typed: string) => {
      setRefused('')
      write(typed)
    },
    create: () => create(false),
    take: () => {
      if (isNamed) create(true)
      else choice.send({ type: 'choice.take' })
    },
  }
}

type Naming = ReturnType<typeof useNewFolder>

const NewFolder = ({ naming: { field, name, complaint, write, create } }: { readonly naming: Naming }) => {
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    create()
  }
  return (
    <form className="folder-chooser__new" onSubmit={submit}>
      <div>
        <TextField.Root
          aria-label={copy.newFolderName}
          ref={field}
          aria-describedby={id}
          placeholder={copy.newFolder}
          maxLength={MAX_FOLDER_NAME_LENGTH}
          value={name}
          onChange={(event) => write(event.target.value)}
        />
        <Text id={id} as="p" size="1" color="red" role="status">
          {complaint}
        </Text>
      </div>
      <Button type="submit" variant="soft" color="gray">
        {copy.create}
      </Button>
    </form>
  )
}

import { AlertDialog, Button, Dialog, Flex, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { type FavouriteFolder, NO_FOLDER } from '#domain/favourite/favourite.ts'
import type { FolderChange } from '#domain/favourite/favourite-folders.machine.ts'
import { isNameTaken, MAX_FOLDER_NAME_LENGTH, moveRefusal } from '#domain/favourite/folder-tree.ts'
import { useFoldersLogic } from '../bundle-logic.ts'
import { useKeptField } from '../components/use-form-draft.ts'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import { folderChooserCopy } from '../copy/folder-chooser-copy.ts'
import { restoreFocus } from '../navigation/restore-focus.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { FolderChooser } from './folder-chooser.tsx'
import { useFolderChoice } from './use-folder-choice.ts'

/** What is being asked about a folder. */
export type FolderQuestion =
  | { readonly kind: 'create'; readonly parentId: number }
  | { readonly kind: 'rename' | 'move' | 'remove'; readonly folder: FavouriteFolder }

export interface FolderDialogProps {
  readonly question: FolderQuestion
  /** Where the focus goes when it has been answered. */
  readonly opener: HTMLElement | null
  readonly onClose: () => void
  readonly onRemoved: (folder: FavouriteFolder) => void
}

/** The dialogs of folders: a name, another place, the end. */
export const FolderDialog = ({ question, opener, onClose, onRemoved }: FolderDialogProps) => {
  const back = (event: Event) => {
    event.preventDefault()
    restoreFocus(opener)
  }
  if (question.kind === 'remove')
    return (
      <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
        <AlertDialog.Content maxWidth="440px" onCloseAutoFocus={back}>
          <Removal
            folder={question.folder}
            onConfirm={() => {
              onRemoved(question.folder)
              onClose()
            }}
          />
        </AlertDialog.Content>
      </AlertDialog.Root>
    )
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="440px" aria-describedby={undefined} onCloseAutoFocus={back}>
        {question.kind === 'move' ? (
          <Move folder={question.folder} onDone={onClose} />
        ) : (
          <Naming
            folder={question.kind === 'create' ? null : question.folder}
            parentId={question.kind === 'create' ? question.parentId : question.folder.parentId}
            onDone={onClose}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

const useFolders = () => useSelector(useFoldersLogic().favouriteFolders, ({ context }) => context.folders)

const Buttons = ({ children }: { children: ReactNode }) => (
  <Flex gap="3" mt="4" justify="end">
    <Dialog.Close>
      <Button type="button" variant="soft" color="gray">
        {copy.cancel}
      </Button>
    </Dialog.Close>
    {children}
  </Flex>
)

interface NamingProps {
  /** Null for one that is new. */
  readonly folder: FavouriteFolder | null
  readonly parentId: number
  readonly onDone: () => void
}

const Naming = ({ folder, parentId, onDone }: NamingProps) => {
  const { favouriteFolders } = useFoldersLogic()
  const folders = useFolders()
  const parent = folders.find(({ id }) => id === parentId)
  const {
    value: name,
    write,
    sent,
  } = useKeptField(`favourites/${folder === null ? `new/${parentId}` : folder.id}`, folder?.name ?? '')
  const [tried, setTried] = useState(false)
  const complaint = useId()
  const taken = isNameTaken(folders, parentId, name, folder?.id)
  const problem = name.trim() === '' ? copy.empty : taken ? copy.refusals.nameTaken : ''
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (problem !== '') return
    const change: FolderChange =
      folder === null ? { kind: 'create', name, parentId } : { kind: 'rename', id: folder.id, name }
    sent(favouriteFolders, (tell) =>
      favouriteFolders.on('folders.refused', (refused) => {
        if (refused.change === change) tell()
      }),
    )
    if (name.trim() !== folder?.name) favouriteFolders.send({ type: 'folders.change', change })
    onDone()
  }
  const title = parent === undefined ? copy.newFolder : copy.newFolderIn(parent.name)
  return (
    <form onSubmit={save}>
      <Dialog.Title size="5" mb="3">
        {folder === null ? title : copy.renameFolder}
      </Dialog.Title>
      <TextField.Root
        aria-label={copy.folderName}
        aria-describedby={complaint}
        aria-invalid={(tried || taken) && problem !== ''}
        placeholder={copy.folderName}
        size="3"
        maxLength={MAX_FOLDER_NAME_LENGTH}
        value={name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => write(event.target.value)}
      />
      <Text id={complaint} as="p" size="2" color="red" mt="1" role="status">
        {tried || taken ? problem : ''}
      </Text>
      <Buttons>
        <Button type="submit">{folder === null ? copy.create : copy.save}</Button>
      </Buttons>
    </form>
  )
}

const Move = ({ folder, onDone }: { folder: FavouriteFolder; onDone: () => void }) => {
  const { favouriteFolders } = useFoldersLogic()
  const folders = useFolders()
  const { choice, chosen } = useFolderChoice({
    form: `favourites/move/${folder.id}`,
    proposed: folder.parentId,
    taken: (parentId, sent) => {
      const change = { kind: 'move' as const, id: folder.id, parentId, place: null }
      sent(favouriteFolders)
      if (parentId !== folder.parentId) favouriteFolders.send({ type: 'folders.change', change })
      onDone()
    },
  })
  const refusal = moveRefusal(folders, folder.id, chosen)
  return (
    <>
      <Dialog.Title size="5" mb="1">
        {copy.moveFolder(folder.name)}
      </Dialog.Title>
      <Text as="p" size="2" color="gray" mb="4">
        {copy.moveFolderHint}
      </Text>
      <FolderChooser
        choice={choice}
        isBarred={(id) => id !== NO_FOLDER && moveRefusal(folders, folder.id, id) === 'itself'}
      >
        {(take) => (
          <>
            <Text as="p" size="2" color="red" mt="2" role="status">
              {refusal === null ? '' : copy.refusals[refusal]}
            </Text>
            <Buttons>
              <Button disabled={refusal !== null} onClick={take}>
                {folderChooserCopy.confirmMove}
              </Button>
            </Buttons>
          </>
        )}
      </FolderChooser>
    </>
  )
}

const NAMES_SHOWN = 4

const Removal = ({ folder, onConfirm }: { folder: FavouriteFolder; onConfirm: () => void }) => {
  const parent = useFolders().find(({ id }) => id === folder.parentId)
  return (
    <>
      <AlertDialog.Title size="5" mb="2">
        {copy.removeFolder(folder.name)}
      </AlertDialog.Title>
      <AlertDialog.Description size="2" mb="2">
        {copy.removeHint(parent === undefined ? copy.removeTop : copy.removeInto(parent.name))}
      </AlertDialog.Description>
      <Holdings folder={folder} />
      <Flex gap="3" mt="4" justify="end">
        <AlertDialog.Cancel>
          <Button variant="soft" color="gray">
            {copy.cancel}
          </Button>
        </AlertDialog.Cancel>
        <AlertDialog.Action>
          <Button variant="soft" color="red" onClick={onConfirm}>
            {copy.confirmRemove}
          </Button>
        </AlertDialog.Action>
      </Flex>
    </>
  )
}

/** What would move up, by name; where it cannot be read the folder can be deleted all the same. */
const Holdings = ({ folder }: { folder: FavouriteFolder }) => {
  const asked = useActorRef(useFoldersLogic().folderContents, { input: folder.id })
  const answer = useSelector(asked, ({ output }) => output)
  if (answer === undefined)
    return (
      <Text as="p" size="2" color="gray" role="status">
        {copy.holdsLoading}
      </Text>
    )
  if (!answer.ok) return null
  const { folders, contents } = answer.value
  const names = [...folders, ...contents].map(({ name }) => name)
  if (names.length === 0)
    return (
      <Text as="p" size="2" color="gray">
        {copy.holdsNothing}
      </Text>
    )
  return (
    <Text as="p" size="2" color="gray">
      {copy.holds(folders.length, contents.length)}
      {names.slice(0, NAMES_SHOWN).join('、')}
      {names.length > NAMES_SHOWN && ` ${copy.holdsMore(names.length)}`}
    </Text>
  )
}

import { Button, Dialog, Flex } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { FavouriteItem } from '#domain/favourite/favourite-task.ts'
import { useSignedInActors } from '../actors-context.tsx'
import { useFoldersLogic } from '../bundle-logic.ts'
import { focusedOpener } from '../components/focused-opener.ts'
import { formAbout } from '../components/use-form-draft.ts'
import { folderChooserCopy as copy } from '../copy/folder-chooser-copy.ts'
import { restoreFocus } from '../navigation/restore-focus.ts'
import { FolderChooser } from './folder-chooser.tsx'
import { useFolderChoice } from './use-folder-choice.ts'

/** The folder for contents that are to be kept or moved; the last one is chosen already. The dialog is there with its folders, so that the focus finds it. */
export const FavouritePicker = () => {
  useFoldersLogic()
  const { favourites } = useSignedInActors()
  const items = useSelector(favourites, ({ context }) => context.picking)
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root
      open={items.length > 0}
      onOpenChange={(open) => {
        if (!open) favourites.send({ type: 'favourites.closePicker' })
      }}
    >
      <Dialog.Content
        maxWidth="440px"
        onOpenAutoFocus={() => {
          opener.current = focusedOpener()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(opener.current)
        }}
      >
        <Choice key={items.map(({ contentId }) => contentId).join()} items={items} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Choice = ({ items }: { items: readonly FavouriteItem[] }) => {
  const { favourites } = useSignedInActors()
  const lastFolderId = useSelector(favourites, ({ context }) => context.lastFolderId)
  const [first] = items
  const { choice } = useFolderChoice({
    form: formAbout(
      'favourites/place',
      items.map(({ contentId, favouriteId }) => contentId || -favouriteId),
    ),
    proposed: first?.folderId ?? lastFolderId,
    taken: (folderId, sent) => {
      sent(favourites)
      favourites.send({ type: 'favourites.picked', folderId })
    },
  })
  const isNew = first?.favouriteId === 0
  return (
    <>
      <Dialog.Title size="5" mb="1">
        {isNew ? copy.keepIn : copy.moveTo}
      </Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {items.length > 1 ? copy.pickerHintMany(items.length) : copy.pickerHint(first?.name ?? '')}
      </Dialog.Description>
      <FolderChooser choice={choice}>
        {(take) => (
          <Flex gap="3" mt="4" justify="end">
            <Dialog.Close>
              <Button variant="soft" color="gray">
                {copy.cancel}
              </Button>
            </Dialog.Close>
            <Button onClick={take}>{isNew ? copy.confirmKeep : copy.confirmMove}</Button>
          </Flex>
        )}
      </FolderChooser>
    </>
  )
}

import { Button, Dialog, Flex } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { FavouriteItem } from '#domain/favourite/favourite-task.ts'
import { isNumber } from '#domain/kernel/form-shape.ts'
import { usePageLogic, useSignedInActors } from '../actors-context.tsx'
import { focusedOpener } from '../components/focused-opener.ts'
import { formAbout, useFormDraft, useKept, useSentOrLeft } from '../components/use-form-draft.ts'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { restoreFocus } from '../navigation/restore-focus.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { FolderChooser } from './folder-chooser.tsx'

/** The folder for contents that are to be kept or moved; the last one is chosen already. */
export const FavouritePicker = () => {
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
  const proposed = first?.folderId ?? lastFolderId
  const draft = useFormDraft(
    formAbout(
      'favourites/place',
      items.map(({ contentId, favouriteId }) => contentId || -favouriteId),
    ),
    isNumber,
  )
  const sent = useSentOrLeft(draft)
  const choice = useOpenedActor(usePageLogic().openFolderChoice, {
    chosen: proposed,
    left: draft.left,
    taken: (folderId) => {
      sent(favourites)
      favourites.send({ type: 'favourites.picked', folderId })
    },
  })
  const chosen = useSelector(choice, ({ context }) => context.chosen)
  useKept(draft, chosen === proposed ? null : chosen)
  const isNew = first?.favouriteId === 0
  return (
    <>
      <Dialog.Title size="5" mb="1">
        {isNew ? favouriteButtonCopy.keepIn : favouriteButtonCopy.moveTo}
      </Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {items.length > 1
          ? favouriteButtonCopy.pickerHintMany(items.length)
          : favouriteButtonCopy.pickerHint(first?.name ?? '')}
      </Dialog.Description>
      <FolderChooser choice={choice}>
        {(take) => (
          <Flex gap="3" mt="4" justify="end">
            <Dialog.Close>
              <Button variant="soft" color="gray">
                {favouriteButtonCopy.cancel}
              </Button>
            </Dialog.Close>
            <Button onClick={take}>
              {isNew ? favouriteButtonCopy.confirmKeep : favouriteButtonCopy.confirmMove}
            </Button>
          </Flex>
        )}
      </FolderChooser>
    </>
  )
}

import { Button, Dialog, Flex } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { KeepItem } from '#domain/favourite/favourite-task.ts'
import { useSignedInActors } from '../actors-context.tsx'
import { keepCopy } from '../copy/keep-copy.ts'
import { focusBack } from '../navigation/focus-back.ts'
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
          opener.current = document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusBack(opener.current)
        }}
      >
        <Choice key={items.map(({ contentId }) => contentId).join()} items={items} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Choice = ({ items }: { items: readonly KeepItem[] }) => {
  const { favourites } = useSignedInActors()
  const lastFolderId = useSelector(favourites, ({ context }) => context.lastFolderId)
  const [first] = items
  const [chosen, setChosen] = useState(first?.folderId ?? lastFolderId)
  const isNew = first?.favouriteId === 0
  return (
    <>
      <Dialog.Title size="5" mb="1">
        {isNew ? keepCopy.keepIn : keepCopy.moveTo}
      </Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {items.length > 1 ? keepCopy.pickerHintMany(items.length) : keepCopy.pickerHint(first?.name ?? '')}
      </Dialog.Description>
      <FolderChooser chosen={chosen} onChoose={setChosen} />
      <Flex gap="3" mt="4" justify="end">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            {keepCopy.cancel}
          </Button>
        </Dialog.Close>
        <Button onClick={() => favourites.send({ type: 'favourites.picked', folderId: chosen })}>
          {isNew ? keepCopy.confirmKeep : keepCopy.confirmMove}
        </Button>
      </Flex>
    </>
  )
}

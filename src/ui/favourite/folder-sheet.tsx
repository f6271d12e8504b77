import './folder-sheet.css'
import { Button, Dialog } from '@radix-ui/themes'
import { useState } from 'react'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import { FolderTree, type FolderTreeProps } from './folder-tree.tsx'

/** Where there is no room beside the cards: the folders in a sheet behind a button; choosing one closes it. */
export const FolderSheet = (props: FolderTreeProps) => {
  const [open, setOpen] = useState(false)
  const close =
    <T extends readonly unknown[]>(act: (...values: T) => void) =>
    (...values: T) => {
      setOpen(false)
      act(...values)
    }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="soft" color="gray">
          <ExtendedIcon name="folder" />
          {copy.folders}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content className="folder-sheet" aria-describedby={undefined}>
        <Dialog.Title size="4" mb="3">
          {copy.folders}
        </Dialog.Title>
        <FolderTree
          {...props}
          onOpen={close(props.onOpen)}
          onRename={close(props.onRename)}
          onRemove={close(props.onRemove)}
        />
        <Dialog.Close>
          <Button size="3" variant="soft" color="gray" className="folder-sheet__close">
            {copy.closeFolders}
          </Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}

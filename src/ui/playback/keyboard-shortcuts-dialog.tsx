import './keyboard-shortcuts-dialog.css'
import { Button, Dialog, Flex } from '@radix-ui/themes'
import type { RefObject } from 'react'
import { playerCopy } from '../copy/player-copy.ts'
import { restoreFocus } from '../navigation/restore-focus.ts'

export interface KeyboardShortcutsDialogProps {
  readonly open: boolean
  /** What gets the focus back. */
  readonly opener: RefObject<Element | null>
  readonly container: HTMLElement | null
  readonly onClose: () => void
}

/** What each key does. */
export const KeyboardShortcutsDialog = ({
  open,
  opener,
  container,
  onClose,
}: KeyboardShortcutsDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onClose}>
    <Dialog.Content
      maxWidth="680px"
      container={container}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        restoreFocus(opener.current)
      }}
    >
      <Dialog.Title size="4">{playerCopy.help.title}</Dialog.Title>
      <Dialog.Description size="2" color="gray">
        {playerCopy.help.hint}
      </Dialog.Description>
      <dl className="player-keys">
        {playerCopy.help.rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Flex justify="end" mt="4">
        <Dialog.Close>
          <Button variant="soft">{playerCopy.help.close}</Button>
        </Dialog.Close>
      </Flex>
    </Dialog.Content>
  </Dialog.Root>
)

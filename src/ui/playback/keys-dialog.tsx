import { Button, Dialog, Flex } from '@radix-ui/themes'
import { playerCopy } from '../copy/player-copy.ts'

export interface KeysDialogProps {
  readonly open: boolean
  readonly container: HTMLElement | null
  readonly onOpenChange: (open: boolean) => void
}

/** What each key does. */
export const KeysDialog = ({ open, container, onOpenChange }: KeysDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content maxWidth="440px" container={container}>
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

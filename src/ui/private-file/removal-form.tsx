import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import type { OwnItem } from '#domain/private-file/own-file.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'

interface RemovalFormProps {
  readonly kind: 'remove' | 'purge'
  readonly items: readonly OwnItem[]
  readonly onDone: () => void
}

/** Into the bin, or out of it for good. */
export const RemovalForm = ({ kind, items, onDone }: RemovalFormProps) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const [name, count] = [items[0]?.name ?? '', items.length]
  const removes = kind === 'remove'
  return (
    <>
      <Dialog.Title size="5" mb="2">
        {removes ? copy.removeQuestion(name, count) : copy.purgeQuestion(name, count)}
      </Dialog.Title>
      <Text as="p" size="2" color="gray">
        {removes ? copy.removeHint : copy.purgeHint}
      </Text>
      <Flex gap="3" mt="4" justify="end">
        <DialogCancelButton label={copy.cancel} />
        <Button
          variant="soft"
          color="red"
          onClick={() => {
            ownFileTasks.send({ type: 'tasks.add', task: { kind, items } })
            onDone()
          }}
        >
          {removes ? copy.remove : copy.purge}
        </Button>
      </Flex>
    </>
  )
}

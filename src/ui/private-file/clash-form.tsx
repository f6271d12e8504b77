import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'

const NAMES_SAID = 3

/** What becomes of all names that are taken where things shall go. */
export const ClashForm = ({ names }: { names: readonly string[] }) => {
  const { ownFileTasks } = useOwnFilesLogic()
  return (
    <>
      <Dialog.Title size="5" mb="2">
        {copy.clashTitle}
      </Dialog.Title>
      <Text as="p" size="2">
        {copy.clashHint(names.slice(0, NAMES_SAID).join('、'), names.length)}
      </Text>
      <Text as="p" size="2" color="gray" mt="1">
        {copy.clashReplaceHint}
      </Text>
      <Flex gap="3" mt="4" justify="end" wrap="wrap">
        <DialogCancelButton label={copy.cancel} />
        {(['skip', 'replace', 'keepBoth'] as const).map((onClash) => (
          <Button
            key={onClash}
            variant={onClash === 'keepBoth' ? 'solid' : 'soft'}
            onClick={() => ownFileTasks.send({ type: 'tasks.settle', onClash })}
          >
            {copy.onClash[onClash]}
          </Button>
        ))}
      </Flex>
    </>
  )
}

import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { type SubmitEvent, useId, useState } from 'react'
import { isReasonEnough, MAX_REASON_LENGTH } from '#domain/kernel/reason.ts'
import { TextArea } from '../../components/text-area.tsx'
import { useKeptField } from '../../components/use-form-draft.ts'
import { ownFilePickerCopy } from '../../copy/own-file-picker-copy.ts'

interface ReasonButtonProps {
  /** What is done about what, once in the app: under it the words are kept. */
  readonly kept: string
  readonly label: string
  /** What a reader hears where several buttons say the same. */
  readonly name: string
  /** What the field asks for. */
  readonly field: string
  readonly onGive: (reason: string) => void
}

/** A button that asks why before it does anything. */
export const ReasonButton = ({ kept, label, name, field, onGive }: ReasonButtonProps) => {
  const { value: reason, write, leave, sent } = useKeptField<string>(kept, '')
  const [isOpen, setOpen] = useState(reason !== '')
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent()
    onGive(reason.trim())
    setOpen(false)
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) leave()
      }}
    >
      <Dialog.Trigger>
        <Button variant="soft" color="gray" aria-label={name}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
        <Dialog.Title size="4">{name}</Dialog.Title>
        <form onSubmit={submit}>
          <Text as="label" size="2" htmlFor={id}>
            {field}
          </Text>
          <TextArea
            id={id}
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => write(target.value)}
          />
          <Flex gap="3" mt="4" justify="end">
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                {ownFilePickerCopy.close}
              </Button>
            </Dialog.Close>
            <Button type="submit" disabled={!isReasonEnough(reason)}>
              {label}
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}

import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { MAX_REPORT_WORDS } from '#domain/comment/comment-report.ts'
import { Labelled } from '../../components/labelled.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { useKeptField } from '../../components/use-form-draft.ts'
import { reportCopy as words } from '../../copy/report-copy.ts'

interface HideDialogProps {
  readonly commentId: number
  readonly name: string
  readonly onHide: (reason: string) => void
}

/** 隐藏: asks for the reason, which the writer reads. */
export const HideDialog = ({ commentId, name, onHide }: HideDialogProps) => {
  const { value: reason, write, leave, sent } = useKeptField<string>(`hide/${commentId}`, '')
  const [open, setOpen] = useState(reason !== '')
  const [isMissed, setIsMissed] = useState(false)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        if (!isOpen) leave()
      }}
    >
      <Dialog.Trigger>
        <Button variant="soft" color="gray" aria-label={words.hideName(name)}>
          {words.hide}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="440px">
        <Dialog.Title size="4">{words.hideTitle}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          {words.hideHint}
        </Dialog.Description>
        <form
          className="reported__form"
          onSubmit={(event) => {
            event.preventDefault()
            setIsMissed(reason.trim() === '')
            if (reason.trim() === '') return
            setOpen(false)
            sent()
            onHide(reason.trim())
          }}
        >
          <Labelled label={words.reason}>
            {(field) => (
              <TextArea
                {...field}
                rows={3}
                maxLength={MAX_REPORT_WORDS}
                value={reason}
                aria-invalid={isMissed}
                onChange={({ target }) => write(target.value)}
              />
            )}
          </Labelled>
          {isMissed && (
            <Text as="p" size="2" color="red" role="alert">
              {words.noReason}
            </Text>
          )}
          <Flex gap="3" mt="2" justify="end">
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                {words.cancel}
              </Button>
            </Dialog.Close>
            <Button type="submit" variant="soft" color="red">
              {words.hide}
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}

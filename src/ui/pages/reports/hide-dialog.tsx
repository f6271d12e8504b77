import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { MAX_REPORT_WORDS } from '#domain/comment/comment-report.ts'
import { backTo } from '../../components/back-to.ts'
import { Labelled } from '../../components/labelled.tsx'
import type { LateDialogState } from '../../components/late-dialog.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { reportCopy as words } from '../../copy/report-copy.ts'

interface HideDialogProps extends LateDialogState {
  readonly reason: string
  readonly onWrite: (reason: string) => void
  readonly onHide: (reason: string) => void
}

/** What `HideButton` asks. */
export const HideDialog = ({ open, onOpenChange, opener, reason, onWrite, onHide }: HideDialogProps) => {
  const [isMissed, setIsMissed] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="440px" onCloseAutoFocus={backTo(opener)}>
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
                onChange={({ target }) => onWrite(target.value)}
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

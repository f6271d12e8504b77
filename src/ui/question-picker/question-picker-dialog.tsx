import { Button, Dialog } from '@radix-ui/themes'
import { type ReactNode, Suspense } from 'react'
import { questionPickerCopy as words } from '../copy/question-picker-copy.ts'
import { QuestionPicker, type QuestionPickerProps } from './question-picker.tsx'

interface QuestionPickerDialogProps extends QuestionPickerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The button that opens it. */
  readonly trigger: ReactNode
  readonly title: string
  readonly hint: string
}

/** The search of the bank in a dialog. Whoever opens it closes it: after one question, or after several. */
export const QuestionPickerDialog = ({
  open,
  onOpenChange,
  trigger,
  title,
  hint,
  ...picker
}: QuestionPickerDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Trigger>{trigger}</Dialog.Trigger>
    <Dialog.Content
      maxWidth="760px"
      // The search comes later than the dialog: until then the way out, far below it, would get the focus.
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
      }}
    >
      <Dialog.Title size="4">{title}</Dialog.Title>
      <Dialog.Description size="2" color="gray">
        {hint}
      </Dialog.Description>
      <Suspense fallback={<p role="status">{words.searching}</p>}>
        {open && <QuestionPicker {...picker} />}
      </Suspense>
      <div className="question-picker__end">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            {words.close}
          </Button>
        </Dialog.Close>
      </div>
    </Dialog.Content>
  </Dialog.Root>
)

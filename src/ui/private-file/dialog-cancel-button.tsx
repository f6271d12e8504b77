import { Button, Dialog } from '@radix-ui/themes'

/** Closes the dialog without doing anything. */
export const DialogCancelButton = ({ label }: { label: string }) => (
  <Dialog.Close>
    <Button type="button" variant="soft" color="gray">
      {label}
    </Button>
  </Dialog.Close>
)

import { Button, Dialog } from '@radix-ui/themes'

/** Leaves things as they are. */
export const DialogCancelButton = ({ label }: { label: string }) => (
  <Dialog.Close>
    <Button type="button" variant="soft" color="gray">
      {label}
    </Button>
  </Dialog.Close>
)

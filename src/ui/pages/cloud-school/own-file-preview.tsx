import { Button, Dialog, Flex } from '@radix-ui/themes'
import { useState } from 'react'
import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { focusedOpener } from '../../components/focused-opener.ts'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { restoreFocus } from '../../navigation/restore-focus.ts'
import { FilePreview } from '../../preview/file-preview.tsx'

export interface OwnFilePreviewProps {
  readonly file: FileItem
  readonly renew: RenewFile
  /** Its address holds no more. */
  readonly onOutdated: () => void
  readonly onClose: () => void
}

/** One of the files of an entry, looked at over the page; what was pressed has the focus again. */
export const OwnFilePreview = ({ file, renew, onOutdated, onClose }: OwnFilePreviewProps) => {
  const [opener] = useState(focusedOpener)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        maxWidth="960px"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(opener)
        }}
      >
        <Dialog.Title size="4">{file.name}</Dialog.Title>
        <FilePreview file={file} renew={renew} onOutdated={onOutdated} prints />
        <Flex mt="4" justify="end">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {cloudCopy.close}
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

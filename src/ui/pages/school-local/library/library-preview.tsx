import { Button, Dialog } from '@radix-ui/themes'
import { useRef } from 'react'
import type { SchoolFile } from '#domain/school-file/school-file.ts'
import { useSchoolLogic } from '../../../bundle-logic.ts'
import { libraryCopy } from '../../../copy/library-copy.ts'
import { restoreFocus } from '../../../navigation/restore-focus.ts'
import { FilePreview } from '../../../preview/file-preview.tsx'

export interface LibraryPreviewProps {
  readonly file: SchoolFile
  readonly onOutdated: () => void
  readonly onClose: () => void
}

/** A file looked at over its list, which stays as it is. */
export const LibraryPreview = ({ file, onOutdated, onClose }: LibraryPreviewProps) => {
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        maxWidth="960px"
        aria-describedby={undefined}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(opener.current)
        }}
      >
        <div className="school-library__preview-head">
          <Dialog.Title size="4" mb="0" truncate>
            {file.file.name}
          </Dialog.Title>
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {libraryCopy.close}
            </Button>
          </Dialog.Close>
        </div>
        <FilePreview
          file={file.file}
          prints
          onOutdated={onOutdated}
          renew={useSchoolLogic().renewLibraryFile(file.id)}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}

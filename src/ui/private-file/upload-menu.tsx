import { Button, DropdownMenu } from '@radix-ui/themes'
import { useRef } from 'react'
import { UPLOAD_ACCEPT } from '#domain/upload/upload.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { chosenFiles } from './dropped-files.ts'
import { useUpload } from './use-upload.ts'

/** What makes a field choose a folder; React's types do not know it. */
const AS_FOLDER = { webkitdirectory: '' }

/** Files, or a folder with all that it holds, into the folder that is shown. */
export const UploadMenu = ({ folderId }: { folderId: number }) => {
  const upload = useUpload(folderId)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = ({ target }: { target: HTMLInputElement }) => {
    upload(chosenFiles(target.files))
    target.value = ''
  }
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <Button>
            <ExtendedIcon name="plus" />
            {copy.upload}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onSelect={() => files.current?.click()}>{copy.uploadFiles}</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => folder.current?.click()}>{copy.uploadFolder}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={UPLOAD_ACCEPT}
        aria-label={copy.uploadFiles}
        onChange={take}
      />
      <input ref={folder} type="file" hidden {...AS_FOLDER} aria-label={copy.uploadFolder} onChange={take} />
    </>
  )
}

import { Button } from '@radix-ui/themes'
import { useRef } from 'react'
import { UPLOAD_ACCEPT } from '#domain/upload/upload.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { LateMenu } from '../components/late-menu.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import { chosenFiles } from './dropped-files.ts'
import { useUpload } from './use-upload.ts'

const UploadMenuItems = lazyWithOverlays(
  async () => (await import('./upload-menu-items.tsx')).UploadMenuItems,
)

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
      <LateMenu
        renderButton={(opener) => (
          <Button {...opener}>
            <ExtendedIcon name="plus" />
            {copy.upload}
          </Button>
        )}
      >
        {(menu) => (
          <UploadMenuItems
            {...menu}
            onFiles={() => files.current?.click()}
            onFolder={() => folder.current?.click()}
          />
        )}
      </LateMenu>
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

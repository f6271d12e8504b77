import { Button, Text } from '@radix-ui/themes'
import { useState } from 'react'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { ReloadButton } from '../../components/reload-button.tsx'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { formatSize } from '../../format/size.ts'
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'

const OwnFilePreview = lazyWithOverlays(async () => (await import('./own-file-preview.tsx')).OwnFilePreview)

interface OwnFilesProps {
  readonly files: readonly FileItem[]
  /** Their addresses hold no more. */
  readonly onOutdated: () => void
}

/** Files that administrators placed under an entry: to look at, and to take along. */
export const OwnFiles = ({ files, onOutdated }: OwnFilesProps) => (
  <ul className="menu-files">
    {files.map((file) => (
      <li key={file.id}>
        <span className="school-file-row__format">{file.suffix.toUpperCase()}</span>
        <span className="menu-files__name">{file.name}</span>
        <Text size="1" color="gray">
          {formatSize(file.size)}
        </Text>
        <span className="menu-files__acts">
          {file.previewKind !== 'none' && <Preview file={file} onOutdated={onOutdated} />}
          <Button asChild variant="soft" color="gray">
            <a href={file.downloadUrl} download={file.name} aria-label={cloudCopy.downloadOf(file.name)}>
              {cloudCopy.download}
            </a>
          </Button>
        </span>
      </li>
    ))}
  </ul>
)

const Preview = ({ file, onOutdated }: { readonly file: FileItem; readonly onOutdated: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="soft"
        aria-label={cloudCopy.previewOf(file.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {cloudCopy.preview}
      </Button>
      {open && (
        <PartBoundary missing={<ReloadButton />}>
          <OwnFilePreview file={file} onOutdated={onOutdated} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  )
}

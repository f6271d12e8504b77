import { Button, Text } from '@radix-ui/themes'
import { useState } from 'react'
import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { CloudSchoolInput } from '#domain/school-file/cloud-school.machine.ts'
import { useSchoolLogic } from '../../bundle-logic.ts'
import { DownloadLink } from '../../catalogue/download-link.tsx'
import { OverlayBoundary } from '../../components/overlay-boundary.tsx'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { formatSize } from '../../format/size.ts'
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'

const OwnFilePreview = lazyWithOverlays(async () => (await import('./own-file-preview.tsx')).OwnFilePreview)

interface OwnFilesProps {
  /** What shows them. */
  readonly asked: CloudSchoolInput
  readonly files: readonly FileItem[]
  /** Their addresses hold no more. */
  readonly onOutdated: () => void
}

/** Files that administrators placed under an entry: to look at, and to take along. */
export const OwnFiles = ({ asked, files, onOutdated }: OwnFilesProps) => {
  const { renewCloudFile } = useSchoolLogic()
  const renewOf = ({ id }: FileItem) => renewCloudFile(asked, id)
  return (
    <ul className="menu-files">
      {files.map((file) => (
        <li key={file.id}>
          <span className="school-file-row__format">{file.suffix.toUpperCase()}</span>
          <span className="menu-files__name">{file.name}</span>
          <Text size="1" color="gray">
            {formatSize(file.size)}
          </Text>
          <span className="menu-files__acts">
            {file.previewKind !== 'none' && (
              <Preview file={file} renew={renewOf(file)} onOutdated={onOutdated} />
            )}
            <Button asChild variant="soft" color="gray">
              <DownloadLink file={file} renew={renewOf(file)} aria-label={cloudCopy.downloadOf(file.name)}>
                {cloudCopy.download}
              </DownloadLink>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface PreviewProps extends Pick<OwnFilesProps, 'onOutdated'> {
  readonly file: FileItem
  readonly renew: RenewFile
}

const Preview = ({ file, renew, onOutdated }: PreviewProps) => {
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
        <OverlayBoundary onLeave={() => setOpen(false)}>
          <OwnFilePreview file={file} renew={renew} onOutdated={onOutdated} onClose={() => setOpen(false)} />
        </OverlayBoundary>
      )}
    </>
  )
}

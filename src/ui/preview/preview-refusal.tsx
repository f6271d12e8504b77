import { Button, Text } from '@radix-ui/themes'
import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { isPassing, type PreviewFault } from '#domain/preview/preview-fault.ts'
import { DownloadLink } from '../catalogue/download-link.tsx'
import { Icon } from '../components/icon.tsx'
import { useLineBack } from '../components/line-back.ts'
import { previewCopy } from '../copy/preview-copy.ts'
import { formatSize } from '../format/size.ts'

export interface PreviewRefusalProps {
  readonly file: FileItem
  /** Null for a bug of the page. */
  readonly fault: PreviewFault | null
  /** Whether the page can fetch the file anew. */
  readonly canRenew: boolean
  readonly onRetry: () => void
  /** Asks for it anew to be downloaded. */
  readonly renew: RenewFile | null
}

/** Whether there is a file to be had at all. */
const isThere = (fault: PreviewFault | null): boolean =>
  fault !== 'expired' && fault !== 'missing' && fault !== 'unreachable'

/** Why a file is not shown, and what to do instead. */
export const PreviewRefusal = ({ file, fault, canRenew, onRetry, renew }: PreviewRefusalProps) => {
  const mayRetry = fault !== null && isPassing(fault) && (fault !== 'expired' || canRenew)
  useLineBack(mayRetry ? onRetry : null)
  const size = formatSize(file.size)
  return (
    <div className="state" role={fault === 'unsupported' ? undefined : 'alert'}>
      <span className="state__glyph">
        <Icon name="file" size={40} />
      </span>
      <Text as="p" size="3" weight="medium">
        {previewCopy.cannotShow}
      </Text>
      <Text as="p" size="2" color="gray">
        {previewCopy.faults[fault ?? 'broken']}
        {isThere(fault) && `。${previewCopy.downloadInstead}`}
      </Text>
      <div className="file-preview__choices">
        {mayRetry && (
          <Button variant="soft" onClick={onRetry}>
            {previewCopy.retry}
          </Button>
        )}
        {isThere(fault) && file.downloadUrl !== '' && (
          <Button asChild variant={mayRetry ? 'outline' : 'soft'}>
            <DownloadLink file={file} renew={renew}>
              {size === '' ? previewCopy.download : previewCopy.downloadOf(size)}
            </DownloadLink>
          </Button>
        )}
      </div>
    </div>
  )
}

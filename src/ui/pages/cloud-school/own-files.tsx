import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { formatSize } from '../../format/size.ts'
import { FilePreview } from '../../preview/file-preview.tsx'

interface OwnFilesProps {
  readonly files: readonly FileItem[]
  /** Their addresses hold no more. */
  readonly onOutdated: () => void
}

/** Files that administrators placed under an entry: to look at, and to take along. */
export const OwnFiles = ({ files, onOutdated }: OwnFilesProps) => (
  <ul className="own-files">
    {files.map((file) => (
      <li key={file.id}>
        <span className="school-file-row__format">{file.suffix.toUpperCase()}</span>
        <span className="own-files__name">{file.name}</span>
        <Text size="1" color="gray">
          {formatSize(file.size)}
        </Text>
        <span className="own-files__acts">
          {file.previewKind !== 'none' && <Preview file={file} onOutdated={onOutdated} />}
          <Button asChild variant="soft" color="gray">
            <a href={file.downloadUrl} aria-label={cloudCopy.downloadOf(file.name)}>
              {cloudCopy.download}
            </a>
          </Button>
        </span>
      </li>
    ))}
  </ul>
)

const Preview = ({ file, onOutdated }: { readonly file: FileItem; readonly onOutdated: () => void }) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="soft" aria-label={cloudCopy.previewOf(file.name)}>
        {cloudCopy.preview}
      </Button>
    </Dialog.Trigger>
    <Dialog.Content maxWidth="960px">
      <Dialog.Title size="4">{file.name}</Dialog.Title>
      <FilePreview file={file} onOutdated={onOutdated} prints />
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

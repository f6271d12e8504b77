import './file-preview.css'
import { useSelector } from '@xstate/react'
import { useDeferredValue, useEffect } from 'react'
import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'
import { useResourceLogic } from '../bundle-logic.ts'
import { PartBoundary } from '../components/part-boundary.tsx'
import { PartMissing } from '../components/part-missing.tsx'
import { previewCopy } from '../copy/preview-copy.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { PasswordForm } from './password-form.tsx'
import { PreviewRefusal } from './preview-refusal.tsx'
import { PrintFileButton } from './print-file-button.tsx'

const media = async () => (await import('./media-viewer.tsx')).MediaViewer
const code = {
  pdf: async () => (await import('./pdf/pdf-viewer.tsx')).PdfViewer,
  docx: async () => (await import('./document-viewer.tsx')).DocumentViewer,
  xlsx: async () => (await import('./workbook/workbook-viewer.tsx')).WorkbookViewer,
  image: async () => (await import('./picture-viewer.tsx')).PictureViewer,
  video: media,
  audio: media,
}
const PdfViewer = lazyPart(code.pdf)
const DocumentViewer = lazyPart(code.docx)
const WorkbookViewer = lazyPart(code.xlsx)
const PictureViewer = lazyPart(code.image)
const MediaViewer = lazyPart(media)

export interface FilePreviewProps {
  readonly file: FileItem
  /** The file's addresses no longer hold: fetch it anew. */
  readonly onOutdated?: () => void
  /** Asks for it anew to be downloaded; absent where the page cannot. */
  readonly renew?: RenewFile
  /** What is shown now; null while nothing is. */
  readonly onShown?: (opened: OpenedFile | null) => void
  /** With 打印 of its own, where no other stands beside it. */
  readonly prints?: boolean
}

/** A file to be looked at, or why it cannot be and the way to download it. Screens `/details`. */
export const FilePreview = (props: FilePreviewProps) => (
  <PartBoundary waiting={<Arriving name={props.file.name} />} missing={<PartMissing />}>
    <Preview key={props.file.previewUrl} {...props} />
  </PartBoundary>
)

const Arriving = ({ name }: { readonly name: string }) => (
  <section className="file-preview" aria-label={previewCopy.region(name)}>
    <Waiting converting={false} />
  </section>
)

const Preview = ({ file, onOutdated, renew, onShown, prints = false }: FilePreviewProps) => {
  const preview = useActorRef(useResourceLogic().filePreview, { input: { file } })
  // What is shown before stays until the viewer is there (docs/decisions/0505).
  const { context, value } = useDeferredValue(useSelector(preview, (snapshot) => snapshot))
  const kind = file.previewKind
  useEffect(() => {
    // On its way beside the file; where it does not come, whoever shows the file says so.
    if (kind !== 'none') code[kind]().catch(() => undefined)
  }, [kind])
  useEffect(() => {
    const heard = preview.on('preview.outdated', () => onOutdated?.())
    return () => heard.unsubscribe()
  }, [preview, onOutdated])
  const shown = value === 'shown' ? context.opened : null
  useEffect(() => {
    onShown?.(shown)
    return () => onShown?.(null)
  }, [shown, onShown])
  return (
    <section className="file-preview" aria-label={previewCopy.region(file.name)}>
      {prints && (
        <div className="file-preview__print">
          <PrintFileButton file={file} opened={shown} />
        </div>
      )}
      {(value === 'opening' || value === 'converting') && (
        <Waiting converting={context.asked > 0 || value === 'converting'} />
      )}
      {value === 'locked' && (
        <PasswordForm
          wrong={context.wrong}
          onUnlock={(password) => preview.send({ type: 'preview.unlock', password })}
        />
      )}
      {value === 'shown' && context.opened !== null && (
        <Shown
          file={file}
          opened={context.opened}
          onBroken={(fault) => preview.send({ type: 'preview.broke', fault })}
        />
      )}
      {(value === 'failed' || value === 'defect') && (
        <PreviewRefusal
          file={file}
          fault={value === 'defect' ? null : context.fault}
          canRenew={onOutdated !== undefined}
          renew={renew ?? null}
          onRetry={() => preview.send({ type: 'preview.retry' })}
        />
      )}
    </section>
  )
}

const Waiting = ({ converting }: { converting: boolean }) => (
  <div className="file-preview__waiting" role="status">
    {converting ? previewCopy.converting : previewCopy.opening}
  </div>
)

interface ShownProps {
  readonly file: FileItem
  readonly opened: OpenedFile
  readonly onBroken: (fault: PreviewFault) => void
}

/** Previews of office files are approximate. */
const LIKENESSES: readonly string[] = ['docx', 'xlsx', 'pptx']

const Shown = ({ file, opened, onBroken }: ShownProps) => (
  <>
    {LIKENESSES.includes(file.suffix) && <p className="file-preview__note">{previewCopy.onlyForReference}</p>}
    {opened.kind === 'docx' && opened.undrawn > 0 && (
      <p className="file-preview__note">{previewCopy.undrawn(opened.undrawn)}</p>
    )}
    <Viewer file={file} opened={opened} onBroken={onBroken} />
  </>
)

const Viewer = ({ file, opened, onBroken }: ShownProps) => {
  switch (opened.kind) {
    case 'pdf':
      return <PdfViewer book={opened} />
    case 'docx':
      return <DocumentViewer document={opened} />
    case 'xlsx':
      return <WorkbookViewer workbook={opened} />
    case 'image':
      return <PictureViewer file={file} onBroken={onBroken} />
    case 'video':
    case 'audio':
      return <MediaViewer file={file} onBroken={onBroken} />
  }
}

import './own-files.css'
import { useSelector } from '@xstate/react'
import { type DragEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { keyOf, type OwnKey } from '#domain/private-file/own-file.ts'
import type { LeftShare } from '#domain/private-file/share-form.machine.ts'
import { NO_PLACE } from '#domain/school-file/school-place.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { focusedOpener } from '../components/focused-opener.ts'
import { OverlayBoundary } from '../components/overlay-boundary.tsx'
import { TabLinks } from '../components/tab-links.tsx'
import { useFormDraft } from '../components/use-form-draft.ts'
import { useKeptSelection, useSelectionDraft } from '../components/use-kept-selection.ts'
import { useWhenChanged } from '../components/use-when-changed.ts'
import { innerTitles } from '../copy/inner-titles-copy.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import { useOpenedActor } from '../use-opened-actor.ts'
import { droppedFiles } from './dropped-files.ts'
import { OwnFileResults } from './own-file-results.tsx'
import type { OwnFileQuestion } from './own-files-actor.ts'
import { ownFileQueryOf, ownFilesAddress } from './own-files-address.ts'
import { OwnFilesHead } from './own-files-head.tsx'
import { useUpload } from './use-upload.ts'

const OwnFileDialog = lazyWithOverlays(async () => (await import('./own-file-dialog.tsx')).OwnFileDialog)

const isShare = shapedAs<LeftShare>({
  fileIds: [0],
  requestId: 0,
  fields: { organisationId: 0, tagId: 0, note: '' },
  place: NO_PLACE,
})

const A_FILE = keyOf({ kind: 'file', id: 0 })

interface Asked {
  readonly question: OwnFileQuestion
  readonly opener: Element | null
}

/** Folders and files of one's own. Screens `school-local-mydatabase`. */
export const OwnFiles = ({ organisation }: { organisation: Organisation }) => {
  const [search] = useSearchParams()
  const query = ownFileQueryOf(search)
  const address = ownFilesAddress(organisation.id, query)
  const { openOwnFiles, ownFileTasks } = useOwnFilesLogic()
  const selection = useSelectionDraft<OwnKey>('ownFiles', address, A_FILE)
  const files = useOpenedActor(openOwnFiles, { query, left: selection.left })
  useKeptSelection(
    selection,
    useSelector(files, ({ context }) => context.selection.selected),
  )
  const asksForNames = useSelector(ownFileTasks, (snapshot) => snapshot.matches('asking'))
  const path = useSelector(files, ({ context }) => context.view.path)
  const share = useFormDraft('share', isShare)
  const [asked, setAsked] = useState<Asked | null>(() =>
    share.left === null
      ? null
      : {
          question: { kind: 'share', fileIds: share.left.fileIds, requestId: share.left.requestId },
          opener: null,
        },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const upload = useUpload(query.folder)
  const [dropping, setDropping] = useState(false)

  useWhenChanged(address, () => {
    files.send({ type: 'files.show', query })
    // It was asked about what was shown: a new folder would come into the one that was left.
    setAsked(null)
  })

  /** Of a dialog that did not come or is called off: what is left of a share stays for the next one. */
  const stay = () => {
    ownFileTasks.send({ type: 'tasks.drop' })
    setAsked(null)
  }
  const ask = (question: OwnFileQuestion) => setAsked({ question, opener: focusedOpener() })
  const bringsFiles = ({ dataTransfer }: DragEvent) => !query.bin && dataTransfer.types.includes('Files')
  return (
    <section
      className="own-files"
      aria-label={copy.region}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDropping(false)
      }}
      onDrop={(event) => {
        setDropping(false)
        if (!bringsFiles(event)) return
        event.preventDefault()
        void droppedFiles(event.dataTransfer).then(upload)
      }}
    >
      <TabLinks
        name={copy.tabs}
        tabs={[
          { name: copy.files, address: ownFilesAddress(organisation.id), active: !query.bin },
          { name: copy.bin, address: ownFilesAddress(organisation.id, { bin: true }), active: query.bin },
          { name: innerTitles.published, address: '/studio/published', active: false },
        ]}
      />
      <OwnFilesHead organisation={organisation} query={query} files={files} heading={heading} onAsk={ask} />
      <OwnFileResults organisation={organisation} query={query} files={files} heading={heading} onAsk={ask} />
      {dropping && (
        <div className="own-files__drop" aria-hidden="true">
          {copy.drop(path.at(-1)?.name ?? copy.top)}
        </div>
      )}
      {(asksForNames || asked !== null) && (
        <OverlayBoundary stays={asksForNames || asked?.opener === null} onLeave={stay}>
          <OwnFileDialog
            organisation={organisation}
            question={asked?.question ?? null}
            opener={asked?.opener ?? null}
            files={files}
            share={share}
            onAsk={(question) => setAsked({ question, opener: asked?.opener ?? null })}
            onClose={() => {
              share.keep(null)
              setAsked(null)
            }}
          />
        </OverlayBoundary>
      )}
    </section>
  )
}

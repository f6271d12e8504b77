import './own-row.css'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { keyOf, type OwnKey } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { OwnFileRow } from './own-file-row.tsx'
import type { Ask, OwnFilesActor } from './own-files-actor.ts'
import { OwnFolderRow } from './own-folder-row.tsx'

export interface OwnFileRowsProps {
  readonly organisation: Organisation
  readonly query: OwnFileQuery
  readonly files: OwnFilesActor
  readonly stale: boolean
  readonly onAsk: Ask
}

/** Folders, then files. */
export const OwnFileRows = ({ organisation, query, files, stale, onAsk }: OwnFileRowsProps) => {
  const view = useSelector(files, ({ context }) => context.view)
  const selected = useSelector(files, ({ context }) => context.selection.selected)
  const [renaming, setRenaming] = useState<OwnKey | null>(null)
  const { headings } = copy
  const rowOf = (key: OwnKey) => ({
    query,
    onAsk,
    selected: selected.has(key),
    renaming: renaming === key,
    onSelect: (range: boolean) => files.send({ type: 'files.select', key, range }),
    onRename: (begins: boolean) => setRenaming(begins ? key : null),
  })
  return (
    <>
      <div className="own-rows__head" aria-hidden="true" data-bin={query.bin}>
        <span>{headings.name}</span>
        <span>{query.bin ? '' : headings.share}</span>
        <span>{headings.size}</span>
        <span>{query.bin ? headings.until : headings.time}</span>
      </div>
      <ul className="own-rows" aria-label={copy.list} aria-busy={stale} data-selecting={selected.size > 0}>
        {view.folders.map((folder) => (
          <OwnFolderRow
            key={`folder:${folder.id}`}
            {...rowOf(keyOf({ kind: 'folder', id: folder.id }))}
            folder={folder}
            siblings={view.folders}
            organisation={organisation}
          />
        ))}
        {view.files.items.map((file) => (
          <OwnFileRow
            key={`file:${file.id}`}
            {...rowOf(keyOf({ kind: 'file', id: file.id }))}
            file={file}
            siblings={view.files.items}
          />
        ))}
      </ul>
    </>
  )
}

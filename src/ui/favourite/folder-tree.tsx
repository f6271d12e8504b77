import './folder-tree.css'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import { type Dragged, type DropZone, dropZoneOf } from '#domain/favourite/favourite-drag.ts'
import { contentsIn, rowsOf } from '#domain/favourite/folder-tree.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import { rowByLetter, type TreeMove, type TreeRow, treeMoveOf } from './tree-keys.ts'

export interface FolderTreeProps {
  readonly folders: readonly FavouriteFolder[]
  /** Which one is shown beside it. */
  readonly current: TreeRow['key']
  readonly dragged: Dragged | null
  readonly onOpen: (key: TreeRow['key']) => void
  readonly onRename: (folder: FavouriteFolder, row: HTMLElement) => void
  readonly onRemove: (folder: FavouriteFolder, row: HTMLElement) => void
  /** One place up or down among its siblings. */
  readonly onStep: (folder: FavouriteFolder, by: 1 | -1) => void
  readonly onDrag: (dragged: Dragged | null) => void
  /** Null for 未分类. */
  readonly onDrop: (folder: FavouriteFolder | null, zone: DropZone) => void
}

/** The folders as a tree of its own keys: arrows, Enter, F2, Delete, Alt with an arrow; folders and cards drop on it. */
export const FolderTree = (props: FolderTreeProps) => {
  const { folders, current, onOpen } = props
  const tree = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const rows: readonly TreeRow[] = [
    { key: 'all', folder: null },
    { key: 0, folder: null },
    ...rowsOf(folders, (id) => !folded.has(id)).map((row) => ({
      ...row,
      key: row.folder.id,
      open: !folded.has(row.folder.id),
    })),
  ]
  const [focused, setFocused] = useState<TreeRow['key']>(current)
  const tabStop = rows.some(({ key }) => key === focused) ? focused : (rows[0]?.key ?? 'all')

  const follow = (move: TreeMove | null): boolean => {
    if (move?.kind === 'focus')
      tree.current?.querySelector<HTMLElement>(`[data-folder-row="${move.key}"]`)?.focus()
    if (move?.kind === 'fold')
      setFolded((known) => {
        const next = new Set(known)
        if (move.open) next.delete(move.id)
        else next.add(move.id)
        return next
      })
    return move !== null
  }

  const act = (row: TreeRow, { key, altKey, ctrlKey, metaKey, currentTarget }: RowKey): boolean => {
    if (ctrlKey || metaKey) return false
    if (key === 'Enter' || key === ' ') onOpen(row.key)
    else if (row.folder !== null && key === 'F2') props.onRename(row.folder, currentTarget)
    else if (row.folder !== null && key === 'Delete') props.onRemove(row.folder, currentTarget)
    else if (altKey && row.folder !== null && (key === 'ArrowUp' || key === 'ArrowDown'))
      props.onStep(row.folder, key === 'ArrowUp' ? -1 : 1)
    else if (key.length === 1) return follow(rowByLetter(rows, row.key, key))
    else return follow(treeMoveOf(rows, row.key, key))
    return true
  }

  return (
    <div ref={tree} className="folder-tree" role="tree" aria-label={copy.folders}>
      {rows.map((row) => (
        <Row
          key={row.key}
          {...props}
          row={row}
          isTabStop={row.key === tabStop}
          count={row.folder === null ? 0 : contentsIn(folders, row.folder)}
          topFolders={folders.filter(({ parentId }) => parentId === 0).length}
          onFocus={() => setFocused(row.key)}
          onFold={(id, open) => follow({ kind: 'fold', id, open })}
          onKeyDown={(event) => {
            if (event.target === event.currentTarget && act(row, event)) event.preventDefault()
          }}
        />
      ))}
    </div>
  )
}

type RowKey = Pick<KeyboardEvent<HTMLElement>, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'currentTarget'>

interface RowProps extends FolderTreeProps {
  readonly row: TreeRow
  readonly isTabStop: boolean
  readonly count: number
  readonly topFolders: number
  readonly onFocus: () => void
  readonly onFold: (id: number, open: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const FIXED_ROWS = 2

const Row = (props: RowProps) => {
  const { row, current, dragged, isTabStop, count, topFolders } = props
  const [zone, setZone] = useState<DropZone | null>(null)
  const level = row.folder === null ? 1 : row.level
  const place =
    row.folder === null ? (row.key === 'all' ? 1 : FIXED_ROWS) : row.place + (level === 1 ? FIXED_ROWS : 0)
  const name = row.folder?.name ?? (row.key === 'all' ? copy.all : copy.noFolder)
  const accepts = dragged !== null && row.key !== 'all'
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: one row of the tree at a time has the tab stop.
    <div
      role="treeitem"
      className="folder-tree__row"
      data-folder-row={row.key}
      data-zone={dragged === null ? undefined : (zone ?? undefined)}
      style={{ '--level': level - 1 } as CSSProperties}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={row.folder !== null && level > 1 ? row.siblings : topFolders + FIXED_ROWS}
      aria-selected={row.key === current}
      aria-expanded={row.folder !== null && row.expandable ? row.open : undefined}
      tabIndex={isTabStop ? 0 : -1}
      draggable={row.folder !== null}
      onClick={() => props.onOpen(row.key)}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onDragStart={(event) => {
        if (row.folder === null) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.folder.name)
        props.onDrag({ kind: 'folder', id: row.folder.id })
      }}
      onDragEnd={() => props.onDrag(null)}
      onDragOver={(event) => {
        if (!accepts) return
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        setZone(row.folder === null ? 'into' : dropZoneOf(dragged, (event.clientY - top) / height))
      }}
      onDragLeave={() => setZone(null)}
      onDrop={(event) => {
        if (!accepts) return
        event.preventDefault()
        setZone(null)
        props.onDrop(row.folder, zone ?? 'into')
      }}
    >
      {row.folder !== null && row.expandable ? (
        <span
          className="folder-tree__fold"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            props.onFold(row.key, !row.open)
          }}
        >
          <ExtendedIcon name={row.open ? 'chevronDown' : 'chevronRight'} />
        </span>
      ) : (
        <span className="folder-tree__fold" />
      )}
      <ExtendedIcon name={row.key === 'all' ? 'star' : 'folder'} />
      <span className="folder-tree__name">{name}</span>
      {count > 0 && <span className="folder-tree__count">{count}</span>}
    </div>
  )
}

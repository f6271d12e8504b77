import './filter-tree.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { type TreeMove, type TreeRow, treeMove, typedRow } from '#domain/catalogue/tree-rows.ts'
import { Icon } from '../components/icon.tsx'
import { listCopy } from '../copy/list-copy.ts'
import { formatCount } from '../format/count.ts'

export interface FilterTreeProps {
  readonly name: string
  readonly rows: readonly TreeRow[]
  /** The chosen node; 0 for the first line, which stands for all. */
  readonly chosen: number
  readonly onChoose: (row: TreeRow & { readonly kind: 'node' }) => void
  readonly onUnfold: (node: CurriculumNode) => void
  readonly onFold: (node: CurriculumNode) => void
  /** Asks again for what stands below a node. */
  readonly onRetry: (parentId: number) => void
}

const INDENT_PX = 16

/** How long letters belong to one word. */
const TYPING_MS = 700

/** A tree with one line in the order of Tab: arrow keys, Home, End and letters lead through it. */
export const FilterTree = (props: FilterTreeProps) => {
  const { name, rows, chosen, onChoose, onUnfold, onFold, onRetry } = props
  const tree = useRef<HTMLDivElement>(null)
  const typed = useRef({ letters: '', at: 0 })
  const [focused, setFocused] = useState<string | null>(null)
  const keys = rows.map(keyOf)
  const chosenAt = rows.findIndex((row) => row.kind === 'node' && row.node.id === chosen)
  const active = Math.max(0, focused !== null && keys.includes(focused) ? keys.indexOf(focused) : chosenAt)

  const perform = (move: TreeMove) => {
    if (move === null) return
    if ('to' in move) {
      setFocused(keys[move.to] ?? null)
      tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[move.to]?.focus()
      return
    }
    const row = rows['unfold' in move ? move.unfold : move.fold]
    if (row?.kind === 'node') ('unfold' in move ? onUnfold : onFold)(row.node)
  }

  const choose = (row: TreeRow | undefined) => {
    if (row?.kind === 'node') onChoose(row)
    else if (row?.kind === 'failed') onRetry(row.parentId)
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(rows[active])
      return
    }
    const move =
      event.key.length === 1 ? typedRow(rows, active, lettersWith(event)) : treeMove(rows, active, event.key)
    if (move === null) return
    event.preventDefault()
    perform(move)
  }

  /** What was typed in one go. */
  const lettersWith = ({ key, timeStamp }: KeyboardEvent): string => {
    const goesOn = timeStamp - typed.current.at < TYPING_MS
    typed.current = { letters: goesOn ? typed.current.letters + key : key, at: timeStamp }
    return typed.current.letters
  }

  return (
    <div ref={tree} className="filter-tree" role="tree" aria-label={name}>
      {rows.map((row, index) => (
        <div
          key={keys[index]}
          role="treeitem"
          className="filter-tree__row"
          aria-level={row.level}
          aria-expanded={row.kind === 'node' ? (row.expanded ?? undefined) : undefined}
          aria-selected={row.kind === 'node' && row.node.id === chosen}
          aria-setsize={row.kind === 'node' ? row.size : undefined}
          aria-posinset={row.kind === 'node' ? row.position : undefined}
          tabIndex={index === active ? 0 : -1}
          style={{ paddingInlineStart: (row.level - 1) * INDENT_PX }}
          data-empty={row.kind === 'node' && row.node.count === 0}
          onFocus={() => setFocused(keys[index] ?? null)}
          onClick={() => choose(row)}
          onKeyDown={press}
        >
          {row.kind === 'node' ? (
            <NodeWords row={row} onToggle={() => (row.expanded === true ? onFold : onUnfold)(row.node)} />
          ) : (
            <span className="filter-tree__note">
              {row.kind === 'loading' ? listCopy.treeLoading : listCopy.retryLevel}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

const keyOf = (row: TreeRow): string =>
  row.kind === 'node' ? String(row.node.id) : `${row.kind} ${row.parentId}`

interface NodeWordsProps {
  readonly row: TreeRow & { readonly kind: 'node' }
  readonly onToggle: () => void
}

/** The mark that unfolds is for the pointer; the keyboard has its arrows. */
const NodeWords = ({ row: { node, expanded }, onToggle }: NodeWordsProps) => (
  <>
    <span
      className="filter-tree__mark"
      data-expanded={expanded}
      aria-hidden="true"
      onClick={(event) => {
        if (expanded === null) return
        event.stopPropagation()
        onToggle()
      }}
    >
      {expanded !== null && <Icon name="chevronRight" size={14} />}
    </span>
    <span className="filter-tree__name">{node.name}</span>
    {node.count !== null && <span className="filter-tree__count">{formatCount(node.count)}</span>}
  </>
)

import './selection-bar.css'
import { Button, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'

export interface SelectionBarProps {
  readonly copy: {
    readonly selection: string
    readonly selected: (count: number) => string
    readonly selectAll: string
    readonly clearSelection: string
  }
  /** How many are selected, of how many there are on the page. */
  readonly selected: number
  readonly all: number
  readonly onSelectAll: () => void
  readonly onClear: () => void
  /** What can be done with them: buttons. */
  readonly children: ReactNode
}

/** What can be done with the selected, once something is. */
export const SelectionBar = ({ copy, selected, all, onSelectAll, onClear, children }: SelectionBarProps) =>
  selected === 0 ? null : (
    <div className="selection-bar" role="toolbar" aria-label={copy.selection}>
      <Text size="2" weight="medium" role="status">
        {copy.selected(selected)}
      </Text>
      <Button variant="soft" color="gray" disabled={selected === all} onClick={onSelectAll}>
        {copy.selectAll}
      </Button>
      {children}
      <Button variant="soft" color="gray" onClick={onClear}>
        {copy.clearSelection}
      </Button>
    </div>
  )

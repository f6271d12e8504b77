import './drag-handle.css'
import { IconButton } from '@radix-ui/themes'
import type { DragEvent, KeyboardEvent } from 'react'
import { ExtendedIcon } from './extended-icon.tsx'

interface DragHandleProps {
  readonly id: string
  /** What it moves, and by which keys. */
  readonly name: string
  /** One place up or down, by the arrow keys. */
  readonly onStep: (by: -1 | 1) => void
  readonly onDragStart: (event: DragEvent<HTMLElement>) => void
}

/**
 * What something is moved by, with the pointer or the arrow keys. It is no `button`: Chromium drags none whose text cannot be
 * selected, Firefox none at all.
 */
export const DragHandle = ({ id, name, onStep, onDragStart }: DragHandleProps) => {
  const steer = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <IconButton
      asChild
      id={id}
      className="drag-handle"
      variant="soft"
      color="gray"
      role="button"
      tabIndex={0}
      draggable
      aria-label={name}
      title={name}
      onKeyDown={steer}
      onDragStart={onDragStart}
    >
      <span>
        <ExtendedIcon name="menu" />
      </span>
    </IconButton>
  )
}

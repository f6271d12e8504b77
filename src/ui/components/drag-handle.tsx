import { IconButton } from '@radix-ui/themes'
import { type DragEvent, type KeyboardEvent, useRef } from 'react'
import { ExtendedIcon } from './extended-icon.tsx'

interface DragHandleProps {
  /** For whoever gives it the focus. */
  readonly id?: string
  /** What the handle moves, and by which keys. */
  readonly name: string
  /** One place up or down, by the arrow keys. */
  readonly onStep: (by: -1 | 1) => void
  /** Absent where the whole row around it is dragged. */
  readonly onDragStart?: (event: DragEvent<HTMLElement>) => void
}

/**
 * What something is moved by, with the pointer or the arrow keys. It is no `button`: Chromium drags none whose text cannot be
 * selected, Firefox none at all, nor a row by it.
 */
export const DragHandle = ({ id, name, onStep, onDragStart }: DragHandleProps) => {
  const handle = useRef<HTMLButtonElement>(null)
  const steer = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
    // It stands elsewhere now, and a browser lets the focus go from what is moved.
    requestAnimationFrame(() => handle.current?.focus())
  }
  return (
    <IconButton
      ref={handle}
      asChild
      {...(id === undefined ? {} : { id })}
      style={{ cursor: 'grab' }}
      variant="soft"
      color="gray"
      role="button"
      tabIndex={0}
      draggable={onDragStart !== undefined}
      aria-label={name}
      title={name}
      onKeyDown={steer}
      {...(onDragStart === undefined ? {} : { onDragStart })}
    >
      <span>
        <ExtendedIcon name="menu" />
      </span>
    </IconButton>
  )
}

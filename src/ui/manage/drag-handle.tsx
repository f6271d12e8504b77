import { IconButton } from '@radix-ui/themes'
import { type KeyboardEvent, useRef } from 'react'
import { ExtendedIcon } from '../components/extended-icon.tsx'

interface DragHandleProps {
  /** Which item it moves, and how. */
  readonly name: string
  readonly onStep: (by: -1 | 1) => void
}

/** Moves what it stands in with the arrow keys; the mouse drags the whole row. */
export const DragHandle = ({ name, onStep }: DragHandleProps) => {
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
      type="button"
      className="drag-handle"
      variant="soft"
      color="gray"
      aria-label={name}
      title={name}
      onKeyDown={steer}
    >
      <ExtendedIcon name="menu" />
    </IconButton>
  )
}

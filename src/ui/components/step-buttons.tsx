import './step-buttons.css'
import { Button, type ButtonProps } from '@radix-ui/themes'
import { useRef } from 'react'
import { stepCopy as words } from '../copy/step-copy.ts'

interface StepButtonsProps {
  /** How the buttons call what they move: “新学期”, 第 3 题. */
  readonly what: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isBusy?: boolean
  readonly size?: ButtonProps['size']
  readonly onStep: (by: -1 | 1) => void
}

/** One place up or down by a press, for whoever cannot drag: no touch drags a row (WCAG 2.5.7). At an end a button keeps the focus. */
export const StepButtons = ({
  what,
  isFirst,
  isLast,
  isBusy = false,
  size = '2',
  onStep,
}: StepButtonsProps) => {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const step = (by: -1 | 1) => {
    if (isBusy || (by < 0 ? isFirst : isLast)) return
    onStep(by)
    // It stands elsewhere now, and a browser lets the focus go from what is moved.
    requestAnimationFrame(() => (by < 0 ? up : down).current?.focus())
  }
  return (
    <>
      <Button
        ref={up}
        className="step-button"
        type="button"
        size={size}
        variant="soft"
        color="gray"
        aria-label={words.upOf(what)}
        aria-disabled={isFirst || isBusy}
        onClick={() => step(-1)}
      >
        {words.up}
      </Button>
      <Button
        ref={down}
        className="step-button"
        type="button"
        size={size}
        variant="soft"
        color="gray"
        aria-label={words.downOf(what)}
        aria-disabled={isLast || isBusy}
        onClick={() => step(1)}
      >
        {words.down}
      </Button>
    </>
  )
}

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { OverlayBoundary } from './overlay-boundary.tsx'

/** What makes a button the one of a dialog. */
export interface DialogOpener {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  /** Pressed, and on its way. */
  readonly 'aria-busy': boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: () => void
}

/** What such a dialog is told. */
export interface LateDialogState {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Has the focus again when it is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>
}

interface LateDialogProps extends Omit<LateDialogState, 'opener'> {
  readonly renderButton: (opener: DialogOpener) => ReactNode
  /** Of a part that is fetched when it is wanted (`lazyWithOverlays`). */
  readonly children: (dialog: LateDialogState) => ReactNode
}

/** A dialog behind a button, fetched once somebody comes near that: no page needs one before (docs/decisions/0454). */
export const LateDialog = ({ open, onOpenChange, renderButton, children }: LateDialogProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(open)
  // What is open from the start holds what was typed before, which leaving it would throw away.
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const want = () => setWanted(true)
  return (
    <>
      {renderButton({
        ref: opener,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-busy': busy,
        onPointerEnter: want,
        onFocus: want,
        onClick: () => {
          want()
          setPressed(true)
          onOpenChange(true)
        },
      })}
      {wanted && (
        <OverlayBoundary
          open={open}
          stays={!pressed}
          opener={opener}
          onBusyChange={setBusy}
          onLeave={() => onOpenChange(false)}
        >
          {children({ open, onOpenChange, opener })}
        </OverlayBoundary>
      )}
    </>
  )
}

import './late-menu.css'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { OverlayBoundary } from './overlay-boundary.tsx'

/** What makes a button the one of a menu. */
export interface MenuOpener {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly id: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  /** Pressed, and on its way. */
  readonly 'aria-busy': boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** What such a menu is told. */
export interface LateMenuState {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Opens the menu, names it, and has the focus again when it is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>
}

interface LateMenuProps {
  readonly renderButton: (opener: MenuOpener) => ReactNode
  /** A `LateMenuContent` of a part that is fetched when it is wanted (`lazyWithOverlays`). */
  readonly children: (menu: LateMenuState) => ReactNode
}

/** A menu behind a button, fetched once somebody comes near that (docs/decisions/0419). */
export const LateMenu = ({ renderButton, children }: LateMenuProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const want = () => setWanted(true)
  return (
    <span className="late-menu">
      {renderButton({
        ref: opener,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-busy': busy,
        onPointerEnter: want,
        onFocus: want,
        onClick: () => {
          want()
          // A second press before anything is seen does not take back the first.
          setOpen(busy || !open)
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          want()
          setOpen(true)
        },
      })}
      {wanted && (
        <OverlayBoundary open={open} opener={opener} onBusyChange={setBusy} onLeave={() => setOpen(false)}>
          {children({ open, onOpenChange: setOpen, opener })}
        </OverlayBoundary>
      )}
    </span>
  )
}

import type { ReactNode, RefObject } from 'react'
import { OverlayMissing } from './overlay-missing.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { UntilLeft } from './until-left.tsx'

interface OverlayBoundaryProps {
  /** Whether it is asked for now; what was there once stays, so that it can leave gracefully. */
  readonly open?: boolean
  /** It comes whatever is done meanwhile: nobody asked for it, or it holds what was typed before. */
  readonly stays?: boolean
  /** What was pressed for it; without it what has the focus. */
  readonly opener?: RefObject<HTMLElement | null>
  readonly onBusyChange?: (busy: boolean) => void
  /** Nobody asks for it any more. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/**
 * Wraps a dialog or menu that is fetched on demand: while loading it is cancelled by any other action (docs/decisions/0501), and a failure is
 * reported above the page (docs/decisions/0498).
 */
export const OverlayBoundary = ({
  open = true,
  stays = false,
  opener,
  onBusyChange,
  onLeave,
  children,
}: OverlayBoundaryProps) => (
  <PartBoundary
    waiting={open && !stays && <UntilLeft opener={opener} onBusyChange={onBusyChange} onLeft={onLeave} />}
    missing={open && <OverlayMissing onOther={onLeave} />}
  >
    {children}
  </PartBoundary>
)

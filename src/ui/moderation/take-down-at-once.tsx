import { OverlayBoundary } from '../components/overlay-boundary.tsx'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { AskedTakeDownProps } from './asked-take-down.tsx'

const AskedTakeDown = lazyWithOverlays(async () => (await import('./asked-take-down.tsx')).AskedTakeDown)

/** 下架 of what a list shows: its dialog, fetched when it is wanted. */
export const TakeDownAtOnce = (props: AskedTakeDownProps) => (
  <OverlayBoundary onLeave={props.onClose}>
    <AskedTakeDown {...props} />
  </OverlayBoundary>
)

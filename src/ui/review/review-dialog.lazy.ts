import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

/** Fetched when something is asked before a decision. */
export const ReviewDialog = lazyWithOverlays(async () => (await import('./review-dialog.tsx')).ReviewDialog)

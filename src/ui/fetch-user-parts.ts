const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./session/user-menu.tsx'),
  () => import('./pages/home/category-menu.tsx'),
  () => import('./pages/home/home-content.tsx'),
]

/**
 * Prefetches the parts of home for signed-in users, in parallel with drawing home. A part that fails to load shows its own error.
 */
export const fetchUserParts = (): void => {
  for (const part of PARTS) part().catch(() => undefined)
}

const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./session/user-menu.tsx'),
  () => import('./pages/home/category-menu.tsx'),
  () => import('./pages/home/home-content.tsx'),
]

/**
 * Begins to fetch the parts of home for signed-in users, so that they need not wait until home is drawn. A part that does not
 * come shows its own error.
 */
export const fetchUserParts = (): void => {
  for (const part of PARTS) part().catch(() => undefined)
}

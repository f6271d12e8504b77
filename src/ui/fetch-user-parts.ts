const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./session/user-menu.tsx'),
  () => import('./pages/home/category-menu.tsx'),
  () => import('./pages/home/home-content.tsx'),
]

/**
 * Begins to fetch what home shows to whoever is signed in, so that it need not wait until home is drawn. What does not
 * come is told where it is missing.
 */
export const fetchUserParts = (): void => {
  for (const part of PARTS) part().catch(() => undefined)
}

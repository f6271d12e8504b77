import type { SignedIn } from '#application/app-actors.ts'

/** Fetches folders of favourites ahead of what asks for them, which says so where they do not come. */
export const preloadFolders = ({ folders }: Pick<SignedIn, 'folders'>): void =>
  void folders().catch(() => undefined)

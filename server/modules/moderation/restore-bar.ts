import { RESTORE_BAR } from '#contract/moderation.ts'

/** A content that is withdrawn, with how that came. */
interface Withdrawn {
  readonly byId: number | null
  /** By who looks after the school, where it stood. */
  readonly moderated: boolean | null
  readonly isFromLibrary: boolean
  readonly isWished: boolean
  readonly isReplaced: boolean
}

interface Asking {
  readonly userId: number
  readonly isPlatform: boolean
}

/** Whether it was taken down, and not withdrawn by its maker or in the studio. */
export const isTakenDown = ({ moderated, isFromLibrary }: Withdrawn): boolean =>
  moderated === true || isFromLibrary

/** Why what was taken down is not for `who` to offer again; RESTORE_BAR. R-moderation-2. */
export const restoreBarOf = (it: Withdrawn, { userId, isPlatform }: Asking): number => {
  if (it.isReplaced) return RESTORE_BAR.replaced
  if (it.moderated !== true && it.isWished) return RESTORE_BAR.owner
  return isPlatform || it.byId === userId ? RESTORE_BAR.none : RESTORE_BAR.another
}

import type { LoginWarning } from '#domain/session/login-dialog.machine.ts'

/** The sentences that the wiring says; they stand in the catalogue of src/ui/copy. Spec §5, §8. */
export interface Wording {
  readonly signedIn: string
  readonly expired: string
  readonly requestError: string
  readonly noticeTitle: string
  readonly noRole: string
  readonly closedElsewhere: string
  readonly historyForgotten: string
  readonly loginWarnings: Readonly<Record<LoginWarning, string>>
  readonly favourites: {
    /** `folder` is '' for none. */
    readonly kept: (folder: string) => string
    readonly moved: (count: number, folder: string) => string
    readonly forgotten: (count: number) => string
    readonly restored: string
    readonly failed: (name: string, reason: string) => string
    readonly failedSome: (count: number, names: string, reason: string) => string
    readonly undo: string
    readonly moveElsewhere: string
  }
}

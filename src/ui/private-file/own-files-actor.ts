import type { ActorRefFrom } from 'xstate'
import type { FileShare, OwnFile, OwnItem, SeenShare } from '#domain/private-file/own-file.ts'
import type { ownFilesMachine } from '#domain/private-file/own-files.machine.ts'
import type { Organisation } from '#domain/session/organisation.ts'

/** What is shown of the own files, as long as the page stands. */
export type OwnFilesActor = ActorRefFrom<typeof ownFilesMachine>

/** What is asked in a dialog about own files. */
export type OwnFileQuestion =
  | { readonly kind: 'create'; readonly parentId: number }
  | { readonly kind: 'move' | 'copy' | 'remove' | 'purge'; readonly items: readonly OwnItem[] }
  | { readonly kind: 'preview'; readonly file: OwnFile }
  /** `requestId`: what is handed in once more; 0 for none. */
  | { readonly kind: 'share'; readonly fileIds: readonly number[]; readonly requestId: number }
  | { readonly kind: 'details'; readonly file: OwnFile; readonly share: FileShare }
  /** `share`: what stands in the library of that school. */
  | {
      readonly kind: 'takeDown'
      readonly file: OwnFile
      readonly share: SeenShare
      readonly organisation: Organisation
    }

/** Asks, and remembers where the focus goes back to. */
export type Ask = (question: OwnFileQuestion) => void

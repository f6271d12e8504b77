import type { OnClash } from '../upload/upload.ts'
import type { ChosenFile } from '../upload/upload-tray.events.ts'
import type { ChosenItems, OwnItem, SeenShare } from './own-file.ts'

/** A file of this device with the folders it came in, the outermost first. */
export interface FileToUpload {
  readonly name: string
  readonly content: Blob
  readonly path: readonly string[]
}

/** The same with the folder it goes into. */
export type PlacedFile = Omit<ChosenFile, 'key'>

/** What shall be done with folders and files. */
export type OwnFileTask =
  | { readonly kind: 'create'; readonly name: string; readonly parentId: number }
  | { readonly kind: 'rename'; readonly item: OwnItem; readonly name: string }
  | {
      readonly kind: 'move' | 'copy'
      readonly items: readonly OwnItem[]
      readonly folderId: number
      /** Null: ask where a name is taken. */
      readonly onClash: OnClash | null
    }
  | { readonly kind: 'remove' | 'restore' | 'purge'; readonly items: readonly OwnItem[] }
  | { readonly kind: 'emptyBin' }
  /** Takes back what waits for a school's decision. */
  | { readonly kind: 'withdraw'; readonly name: string; readonly share: SeenShare }
  | {
      readonly kind: 'askTakeDown'
      readonly name: string
      readonly share: SeenShare
      readonly reason: string
    }
  /** Finds or makes the folders that files of this device shall go into. */
  | { readonly kind: 'place'; readonly files: readonly FileToUpload[]; readonly folderId: number }
  /** Makes a zip of what is chosen. */
  | { readonly kind: 'pack'; readonly chosen: ChosenItems }

/** Of several: what was done, or the names that are taken where they shall go; then nothing was done. */
export type TransferAnswer =
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'clashes'; readonly names: readonly string[] }

export type TaskAnswer =
  | TransferAnswer
  | { readonly kind: 'placed'; readonly files: readonly PlacedFile[] }
  /** The short-lived address of the zip. */
  | { readonly kind: 'packed'; readonly address: string }

export const done = (count: number): TransferAnswer => ({ kind: 'done', count })

/** The same with what shall become of taken names. */
export const settled = (task: OwnFileTask, onClash: OnClash): OwnFileTask =>
  task.kind === 'move' || task.kind === 'copy' ? { ...task, onClash } : task

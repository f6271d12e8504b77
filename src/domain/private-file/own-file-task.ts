import type { OnClash } from '../upload/upload.ts'
import type { OwnItem, SeenShare } from './own-file.ts'

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

/** Of several: what was done, or the names that are taken where they shall go; then nothing was done. */
export type TaskAnswer =
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'clashes'; readonly names: readonly string[] }

export const done = (count: number): TaskAnswer => ({ kind: 'done', count })

/** The same with what shall become of taken names. */
export const settled = (task: OwnFileTask, onClash: OnClash): OwnFileTask =>
  task.kind === 'move' || task.kind === 'copy' ? { ...task, onClash } : task

import type { FileItem } from '../catalogue/file-item.ts'
import type { Page } from '../kernel/page.ts'
import type { Organisation } from '../session/organisation.ts'
import type { RejectReason } from './reject-reason.ts'

/** `takenDown`: was approved and is out of the library again; `removing`: is there, and its owner asks for it to be taken down. */
export const SHARE_STATUSES = [
  'pending',
  'approved',
  'rejected',
  'withdrawn',
  'takenDown',
  'removing',
] as const
export type ShareStatus = (typeof SHARE_STATUSES)[number]

/** A request by its id, in the version that was seen. */
export interface SeenShare {
  readonly requestId: number
  readonly version: number
}

/** How a file stands with one school: the newest request there. */
export interface FileShare extends SeenShare {
  readonly organisation: Organisation
  readonly status: ShareStatus
  /** Null unless it was rejected or taken down for one of them. */
  readonly rejectReason: RejectReason | null
  /** Why it was rejected or taken down, why its owner asks for that, or (approved) why that was declined; '' for none. */
  readonly reason: string
  readonly reviewerName: string
  /** ISO 8601; decidedAt is '' while it is undecided. */
  readonly appliedAt: string
  readonly decidedAt: string
  /** The file has other bytes by now than those that were shared. */
  readonly isOutdated: boolean
  /** The request whose content the library shows: this one, or an earlier one of the file; null for none. */
  readonly standing: SeenShare | null
}

/** The root folder of a user's own files. */
export const TOP = 0

/** A file of a user; its name includes the suffix. */
export interface OwnFile extends FileItem {
  /** 0 is the top. */
  readonly directoryId: number
  readonly shares: readonly FileShare[]
  /** In the bin: until when it can be restored, ISO 8601. */
  readonly trashUntil: string
  /** In the bin and in a search: the folders it lies in. */
  readonly pathName: string
}

/** A folder as it is to move into. */
export interface FolderNode {
  readonly id: number
  readonly parentId: number
  readonly name: string
}

export interface OwnFolder extends FolderNode {
  /** What it holds directly. */
  readonly held: number
  readonly updateTime: string
  readonly trashUntil: string
  readonly pathName: string
}

/** What one folder holds, or the bin; a page of files and all of its folders. Sizes in bytes. */
export interface OwnFileView {
  /** From the top down to the folder, itself last; empty at the top. */
  readonly path: readonly Pick<FolderNode, 'id' | 'name'>[]
  readonly folders: readonly OwnFolder[]
  readonly files: Page<OwnFile>
  readonly usedBytes: number
  /** 0 when the server does not say. */
  readonly quotaBytes: number
}

/** A folder or a file by what tells them apart. */
export type OwnKey = `folder:${number}` | `file:${number}`

/** A folder or a file as far as something is done with it. */
export interface OwnItem {
  readonly kind: 'folder' | 'file'
  readonly id: number
  readonly name: string
}

/** Ids of what is chosen, folders and files together. */
export interface ChosenItems {
  readonly folderIds: readonly number[]
  readonly fileIds: readonly number[]
}

export const keyOf = ({ kind, id }: Pick<OwnItem, 'kind' | 'id'>): OwnKey => `${kind}:${id}`

export const chosenOf = (items: readonly OwnItem[]): ChosenItems => ({
  folderIds: items.filter(({ kind }) => kind === 'folder').map(({ id }) => id),
  fileIds: items.filter(({ kind }) => kind === 'file').map(({ id }) => id),
})

/** In the order in which they are listed. */
export const itemsOf = ({ folders, files }: Pick<OwnFileView, 'folders' | 'files'>): readonly OwnItem[] => [
  ...folders.map(({ id, name }) => ({ kind: 'folder' as const, id, name })),
  ...files.items.map(({ id, name }) => ({ kind: 'file' as const, id, name })),
]

/** A reviewer has still to decide: whether the library takes the file, or lets it go. */
export const isUndecided = ({ status }: { readonly status: ShareStatus }): boolean =>
  status === 'pending' || status === 'removing'

/** A file that was turned down, taken back, taken down or changed since can be handed in once more. */
export const mayShareAgain = ({ status, isOutdated }: FileShare): boolean =>
  status === 'rejected' ||
  status === 'withdrawn' ||
  status === 'takenDown' ||
  (status === 'approved' && isOutdated)

/** What the library shows may be asked back, but not twice, nor while a newer version waits. */
export const mayAskTakeDown = ({ status, standing }: FileShare): boolean =>
  standing !== null && !isUndecided({ status })

/** Longest name of a file without its suffix, and of a folder. */
export const MAX_OWN_NAME_LENGTH = 100

/** A name in two: `.suffix` stays when a file is renamed. */
export const splitName = (name: string, suffix: string): readonly [stem: string, ending: string] =>
  suffix !== '' && name.toLowerCase().endsWith(`.${suffix}`)
    ? [name.slice(0, -suffix.length - 1), name.slice(-suffix.length - 1)]
    : [name, '']

/** What would be another folder, or nothing that can be read. */
export const isBadName = (name: string): boolean => /[\\/\p{Cc}]/u.test(name) || name === '.' || name === '..'

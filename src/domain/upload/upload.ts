import type { FileItem } from '../catalogue/file-item.ts'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import { MAX_ATTEMPTS, mayRetry } from '../kernel/retry.ts'

/** What to do when the folder already has a file of that name. */
export type OnClash = 'replace' | 'keepBoth' | 'skip'

/** A file that is to be among the user's own. */
export interface UploadWanted {
  /** With its suffix, as it is called on this device. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly hash: string
  /** 0: the top. */
  readonly directoryId: number
  /** Null: ask. */
  readonly onClash: OnClash | null
}

/** One of the user's own files that has the same bytes. */
export interface HeldAt {
  readonly id: number
  /** With its suffix. */
  readonly name: string
  /** The folders it lies in, `备课/七年级`; empty at the top. */
  readonly folder: string
}

/** The server's answer to an announced file: it exists, or its bytes have to be sent, without those already received. */
export type UploadRegistration =
  | {
      readonly kind: 'kept'
      readonly file: FileItem
      /** Where its owner had the bytes already, which may be the file itself; null for nowhere, or where that is not told. */
      readonly heldAt: HeldAt | null
    }
  | { readonly kind: 'toSend'; readonly uploadId: string }

/** An unfinished upload of any device. */
export interface UnfinishedUpload {
  readonly uploadId: string
  readonly name: string
  readonly size: number
  /** Bytes that are safe on the server. */
  readonly received: number
  readonly hash: string
  readonly directoryId: number
}

/** The stored record of an upload. `content` null: too large to be stored, or begun on another device. */
export interface UploadRecord {
  readonly key: string
  readonly userId: number
  readonly name: string
  readonly size: number
  readonly directoryId: number
  readonly onClash: OnClash | null
  /** '' until it is known. */
  readonly hash: string
  /** '' until it was begun. */
  readonly uploadId: string
  /** Bytes that the server has acknowledged. */
  readonly sent: number
  readonly content: Blob | null
  /** Paused by the user, until the user resumes it. */
  readonly isPaused: boolean
  /** Why the server refuses a file of this kind; null unless it has. */
  readonly refusal: string | null
}

/** An upload that the user has not paused and the server has not refused. */
export const AT_FIRST = { isPaused: false, refusal: null } as const

/** Without a dot, lower case; '' for none. */
export const suffixOfName = (name: string): string => /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? ''

/** R-upload-1. */
export const UPLOAD_SUFFIXES: readonly string[] = [
  'jpg',
  'png',
  'gif',
  'jpeg',
  'docx',
  'pdf',
  'xlsx',
  'mp4',
  'pptx',
]

/** The same, as a field for files wants it. */
export const UPLOAD_ACCEPT: string = UPLOAD_SUFFIXES.map((suffix) => `.${suffix}`).join(',')

export const mayBeUploaded = (name: string): boolean => UPLOAD_SUFFIXES.includes(suffixOfName(name))

/** The server's words when it refuses this kind of file, so that a retry is useless; null for any other failure. */
export const refusalIn = (failure: Failure): string | null =>
  failure.kind === 'rejected' && failure.reason === 'invalid' ? failure.message : null

/** Where a name is taken, its owner decides. */
export const isClash = (failure: Failure): boolean => isRejectedAs(failure, 'conflict')

/** Whether to try again without being asked; an upload that the server has dropped meanwhile begins anew. */
export const isPassing = (failure: Failure, attempts: number): boolean =>
  mayRetry(failure, attempts) || (attempts < MAX_ATTEMPTS && isRejectedAs(failure, 'missing', 'withdrawn'))

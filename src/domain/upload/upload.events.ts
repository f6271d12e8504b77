import type { FileItem } from '../catalogue/file-item.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { TransferRate } from './transfer-rate.ts'
import type { HeldAt, OnClash, UploadRecord, UploadRegistration, UploadWanted } from './upload.ts'

export interface UploadContext {
  readonly record: UploadRecord
  /** 0–1, while the content is being hashed. */
  readonly hashed: number
  readonly pace: TransferRate | null
  /** Failed attempts in a row; an attempt that sent more than any before ends the row. */
  readonly attempts: number
  /** The largest number of bytes sent so far, acknowledged or not. */
  readonly furthest: number
  /** Why the upload stopped. */
  readonly failure: Failure | null
  /** The chosen file is not the one that was begun, or it has changed. */
  readonly isWrongFile: boolean
  /** The server had the bytes already. */
  readonly instant: boolean
  /** Where its owner had the bytes before. */
  readonly heldAt: HeldAt | null
  /** The new file, once the upload is done. */
  readonly file: FileItem | null
}

export type UploadInput = Pick<UploadContext, 'record'>

/** What is said to one upload. */
export type UploadCommand =
  | { type: 'upload.pause' }
  | { type: 'upload.resume' }
  | { type: 'upload.retry' }
  /** The network is back. */
  | { type: 'upload.online' }
  | { type: 'upload.park' }
  | { type: 'upload.unpark' }
  | { type: 'upload.settle'; onClash: OnClash }
  | { type: 'upload.choose'; content: Blob }
  /** Another file in place of one whose kind was refused. */
  | ({ type: 'upload.replace' } & Replacement)

export interface Replacement {
  readonly name: string
  readonly content: Blob
}

/** Null: the content cannot be read on this device any more. */
export type Hashed = string | null

export type UploadEvent =
  | UploadCommand
  | { type: 'upload.admitted' }
  | { type: 'upload.hashProgressed'; share: number }
  | { type: 'upload.hashed'; hash: Hashed }
  | { type: 'upload.sent'; bytes: number; at: number }
  | { type: 'upload.allSent' }
  /** What was chosen cannot be read on this device any more. */
  | { type: 'upload.lost' }
  | { type: 'upload.refused'; failure: Failure }

export type Standing = Result<UploadRegistration, Failure>

export const startOf = ({ record }: UploadInput): UploadContext => ({
  record,
  hashed: record.hash === '' ? 0 : 1,
  pace: null,
  attempts: 0,
  furthest: record.sent,
  failure: record.refusal === null ? null : { kind: 'rejected', reason: 'invalid', message: record.refusal },
  isWrongFile: false,
  instant: false,
  heldAt: null,
  file: null,
})

export const wantedOf = ({ record }: UploadContext): UploadWanted => {
  const { name, size, hash, directoryId, onClash } = record
  return { name, size, hash, directoryId, onClash }
}

export const contentOf = ({ record: { content } }: UploadContext): Blob => {
  if (content === null) throw new Error('an upload without its content does not go on')
  return content
}

export const recordWith = (
  { record }: UploadContext,
  change: Partial<UploadRecord>,
): Pick<UploadContext, 'record'> => ({ record: { ...record, ...change } })

export const failureIn = (standing: Standing): Failure => {
  if (standing.ok) throw new Error('what was granted is no refusal')
  return standing.failure
}

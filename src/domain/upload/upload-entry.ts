import type { SnapshotFrom } from 'xstate'
import type { FileItem } from '../catalogue/file-item.ts'
import type { Failure } from '../kernel/failure.ts'
import type { uploadMachine } from './upload.machine.ts'
import type { HeldAt, UploadRecord } from './upload.ts'

const STATUSES = [
  'queued',
  'hashing',
  'checking',
  'sending',
  'finishing',
  'retrying',
  'paused',
  'parked',
  'clashing',
  'missing',
  'failed',
  'done',
] as const

export type UploadStatus = (typeof STATUSES)[number]

/** One upload as the tray shows it. */
export interface UploadEntry {
  readonly record: UploadRecord
  readonly status: UploadStatus
  /** 0–1: how much of the bytes has been sent. */
  readonly progress: number
  /** 0–1: how much of the content has been hashed, before anything is sent. */
  readonly hashed: number
  /** Bytes a second; 0 while it cannot be told. */
  readonly speed: number
  readonly failure: Failure | null
  readonly isWrongFile: boolean
  readonly instant: boolean
  /** Where the owner already had a file with the same bytes. */
  readonly heldAt: HeldAt | null
  readonly file: FileItem | null
}

const ACTIVE: readonly UploadStatus[] = ['queued', 'hashing', 'checking', 'sending', 'finishing', 'retrying']

/** The upload continues without any action of the user. */
export const isActive = ({ status }: Pick<UploadEntry, 'status'>): boolean => ACTIVE.includes(status)

/** The upload waits for its owner to decide or do something. */
export const needsOwner = ({ status }: Pick<UploadEntry, 'status'>): boolean =>
  status === 'clashing' || status === 'missing' || status === 'failed'

/** The server refuses this kind of file: the user may choose another one. */
export const isRefusedFile = ({ status, record }: UploadEntry): boolean =>
  status === 'failed' && record.refusal !== null

type Snapshot = SnapshotFrom<typeof uploadMachine>

const statusOf = (snapshot: Snapshot): UploadStatus => {
  const { value } = snapshot
  const name = typeof value === 'string' ? value : value.active
  return STATUSES.find((status) => status === name) ?? 'failed'
}

export const entryOf = (snapshot: Snapshot): UploadEntry => {
  const { record, hashed, pace, failure, isWrongFile, instant, heldAt, file } = snapshot.context
  return {
    record,
    status: statusOf(snapshot),
    progress: record.size === 0 ? 0 : Math.min(1, record.sent / record.size),
    hashed,
    speed: pace?.speed ?? 0,
    failure,
    isWrongFile,
    instant,
    heldAt,
    file,
  }
}

/** The same file was in that folder already, under that name: nothing was added. */
export const isTheSame = ({ heldAt, file }: Pick<UploadEntry, 'heldAt' | 'file'>): boolean =>
  heldAt !== null && heldAt.id === file?.id

/** Whether something changed that has to be stored. */
export const shouldPersist = (before: UploadEntry | undefined, { record, status }: UploadEntry): boolean =>
  status !== 'done' &&
  (before === undefined ||
    before.record.hash !== record.hash ||
    before.record.uploadId !== record.uploadId ||
    before.record.onClash !== record.onClash ||
    before.record.isPaused !== record.isPaused ||
    before.record.refusal !== record.refusal ||
    before.record.content !== record.content)

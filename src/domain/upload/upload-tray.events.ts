import type { ActorRefFrom } from 'xstate'
import type { FileItem } from '../catalogue/file-item.ts'
import type { CloseReason } from '../session/session.events.ts'
import type { Replacement } from './upload.events.ts'
import type { uploadMachine } from './upload.machine.ts'
import { AT_FIRST, type OnClash, type UploadRecord } from './upload.ts'
import type { UploadEntry } from './upload-entry.ts'

export type UploadRef = ActorRefFrom<typeof uploadMachine>

/** A file that the user chose or dropped, and the folder it goes into; 0 is the root. */
export interface ChosenFile {
  /** Never used before. */
  readonly key: string
  readonly name: string
  readonly content: Blob
  readonly directoryId: number
}

export interface UploadTrayContext {
  /** Whose files these are; null before anybody signed in. */
  readonly userId: number | null
  /** Whether the unfinished uploads of this user have been read. */
  readonly isGathered: boolean
  /** In the order in which they were chosen. */
  readonly refs: readonly UploadRef[]
  /** Their current state, for the views. */
  readonly entries: readonly UploadEntry[]
}

export type UploadTrayEvent =
  | { type: 'tray.open'; userId: number }
  /** The session ended: after an expiry all uploads wait for the same user, otherwise they are dropped (R-upload-3). */
  | { type: 'tray.close'; why: CloseReason }
  | { type: 'tray.add'; files: readonly ChosenFile[] }
  | { type: 'tray.cancel'; key: string }
  | { type: 'tray.pause'; key: string }
  | { type: 'tray.resume'; key: string }
  | { type: 'tray.retry'; key: string }
  | { type: 'tray.settle'; key: string; onClash: OnClash }
  | { type: 'tray.choose'; key: string; content: Blob }
  | ({ type: 'tray.replace'; key: string } & Replacement)
  | { type: 'tray.pauseAll' }
  | { type: 'tray.resumeAll' }
  /** Removes finished uploads from the list. */
  | { type: 'tray.clear' }
  /** The network is back. */
  | { type: 'tray.online' }
  /** Another page was closed or frozen: this one takes over its uploads. */
  | { type: 'tray.left'; records: readonly UploadRecord[] }
  /** The browser freezes this page: any other page may take over its uploads. */
  | { type: 'tray.frozen' }
  | { type: 'tray.awake' }
  | { type: `xstate.snapshot.${string}`; snapshot: ReturnType<UploadRef['getSnapshot']> }

interface Now {
  readonly context: UploadTrayContext
}

export const allKeys = ({ context }: Now): readonly string[] =>
  context.entries.map(({ record }) => record.key)

export const doneKeys = ({ context }: Now): readonly string[] =>
  context.entries.filter(({ status }) => status === 'done').map(({ record }) => record.key)

export const unfinishedKeys = ({ context }: Now): readonly string[] =>
  context.entries.filter(({ status }) => status !== 'done').map(({ record }) => record.key)

/** Those that are not in the tray yet, and were not added or begun since they were read. */
export const newAmong = (
  { entries }: Pick<UploadTrayContext, 'entries'>,
  records: readonly UploadRecord[],
): readonly UploadRecord[] =>
  records.filter(
    ({ key, uploadId }) =>
      !entries.some(
        ({ record }) =>
          record.key === key ||
          (uploadId !== '' && record.uploadId === uploadId && !isOfAnotherDevice(record)),
      ),
  )

/** Known only from the server, under the server's id. */
const isOfAnotherDevice = ({ key, uploadId }: UploadRecord): boolean => key === uploadId

/** Commands to the actor that stores upload records. */
export type PersistenceEvent =
  | { type: 'persistence.save'; record: UploadRecord }
  /** The upload is done: its record is deleted. */
  | { type: 'persistence.forget'; record: UploadRecord }
  /** The upload was cancelled: delete its record here and on the server. */
  | { type: 'persistence.discard'; record: UploadRecord }
  /** The session ended: no more requests are sent. */
  | { type: 'persistence.stop' }

export type UploadTrayEmitted = { type: 'tray.kept'; file: FileItem; directoryId: number; instant: boolean }

/** New uploads for files that were just chosen. */
export const added = ({
  context,
  event,
}: Now & { readonly event: UploadTrayEvent & { readonly type: 'tray.add' } }): readonly UploadRecord[] =>
  event.files.map((file) => newOf(context.userId, file))

const newOf = (userId: number | null, { key, name, content, directoryId }: ChosenFile): UploadRecord => ({
  key,
  userId: userId ?? 0,
  name,
  size: content.size,
  directoryId,
  onClash: null,
  hash: '',
  uploadId: '',
  sent: 0,
  content,
  ...AT_FIRST,
})

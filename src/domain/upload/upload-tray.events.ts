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
  /** What this user has not finished is among them; else it is still to be found. */
  readonly isGathered: boolean
  /** In the order in which they were chosen. */
  readonly refs: readonly UploadRef[]
  /** The same as they stand; what the views show. */
  readonly entries: readonly UploadEntry[]
}

export type UploadTrayEvent =
  | { type: 'tray.open'; userId: number }
  /** The session is over: after an expiry everything waits for the same user, else it is let go (R-upload-3). */
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
  /** Takes what is done out of the list. */
  | { type: 'tray.clear' }
  /** The network is back. */
  | { type: 'tray.online' }
  /** Another page was closed or frozen: what it had on its way is this one's. */
  | { type: 'tray.left'; records: readonly UploadRecord[] }
  /** The browser freezes this page: what it has on its way is any other's. */
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

/** What of these is not in the tray: nor what was added or begun since they were read. */
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

/** Known from the server alone, which calls it by its own name. */
const isOfAnotherDevice = ({ key, uploadId }: UploadRecord): boolean => key === uploadId

/** Commands to the actor that stores upload records. */
export type PersistenceEvent =
  | { type: 'persistence.save'; record: UploadRecord }
  /** It is done: nothing is left to go on with. */
  | { type: 'persistence.forget'; record: UploadRecord }
  /** The upload was cancelled: delete its record here and on the server. */
  | { type: 'persistence.discard'; record: UploadRecord }
  /** The session is over: nothing more is asked of the server. */
  | { type: 'persistence.stop' }

export type UploadTrayEmitted = { type: 'tray.kept'; file: FileItem; directoryId: number; instant: boolean }

/** Files that were just chosen, as uploads of which nothing is sent yet. */
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

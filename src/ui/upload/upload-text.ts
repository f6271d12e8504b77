import { type Failure, isRejectedAs } from '#domain/kernel/failure.ts'
import type { HeldAt } from '#domain/upload/upload.ts'
import { isActive, isTheSame, type UploadEntry } from '#domain/upload/upload-entry.ts'
import { failureText } from '../copy/failure-text.ts'
import { uploadCopy as copy } from '../copy/upload-copy.ts'
import { formatSize } from '../format/size.ts'

const percent = (share: number): number => Math.floor(share * 100)

/** What the server says of a name that is taken: also that what has it may not make way. */
const clashText = ({ failure }: UploadEntry): string =>
  failure?.kind === 'rejected' && failure.message !== '' ? failure.message : copy.clashing

/** Our own server says why; a refusal without a word is that of an object store. */
const refusalText = (failure: Failure | null): string => {
  if (failure?.kind !== 'rejected' || failure.message !== '') return failureText(failure)
  if (isRejectedAs(failure, 'withdrawn')) return copy.storeRefused
  return isRejectedAs(failure, 'unavailable', 'busy', 'crashed') ? copy.storeBusy : failureText(failure)
}

/** How an upload stands, in words. */
export const statusText = (entry: UploadEntry): string => {
  const { status, progress, hashed, record, failure } = entry
  switch (status) {
    case 'hashing':
      return copy.hashing(percent(hashed))
    case 'sending':
      return copy.sending(percent(progress), formatSize(record.sent) || '0 B', formatSize(record.size))
    case 'retrying':
      return failure === null || failure.kind === 'unreachable' || failure.kind === 'timedOut'
        ? copy.unreachable
        : copy.retrying(refusalText(failure))
    case 'paused':
      return copy.paused(percent(progress))
    case 'missing':
      return entry.isWrongFile ? copy.wrongFile : copy.missing
    case 'failed':
      return refusalText(failure)
    case 'clashing':
      return clashText(entry)
    case 'done':
      return entry.instant ? copy.instant : copy.done
    case 'queued':
    case 'checking':
    case 'finishing':
    case 'parked':
      return copy[status]
  }
}

/** All of the uploads in one line. */
export const summaryText = (entries: readonly UploadEntry[]): string => {
  const done = entries.filter(({ status }) => status === 'done').length
  if (done === entries.length) return copy.allDone(done)
  return entries.some(isActive) ? copy.going(done, entries.length) : copy.resting(entries.length - done)
}

/** 0–1, by bytes. */
export const overallProgress = (entries: readonly UploadEntry[]): number => {
  const all = entries.reduce((sum, { record }) => sum + record.size, 0)
  return all === 0 ? 0 : Math.min(1, entries.reduce((sum, { record }) => sum + record.sent, 0) / all)
}

/** The folders in which a file lies, with the mark that parts them from its name. */
export const folderText = ({ folder }: HeldAt): string => `${folder === '' ? copy.top : folder}/`

/** Where the owner of an upload had the bytes already, behind what is said of it. */
const heldText = (entry: UploadEntry, said: string): string => {
  const { heldAt } = entry
  if (heldAt === null) return said
  const place = folderText(heldAt) + heldAt.name
  return isTheSame(entry) ? copy.saidHeld(said, place) : copy.saidCopied(said, place)
}

/** What is said aloud of an upload that has come to rest; '' for one that goes on. */
export const restText = (entry: UploadEntry): string => {
  const { status, instant, record } = entry
  const { name } = record
  if (status === 'done') return heldText(entry, instant ? copy.saidInstant(name) : copy.saidDone(name))
  if (status === 'clashing') return copy.saidClash(name, clashText(entry))
  return status === 'failed' ? copy.saidFailed(name) : ''
}

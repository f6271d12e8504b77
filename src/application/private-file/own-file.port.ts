import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ChosenItems, FolderNode, OwnFileView } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import type { TransferAnswer } from '#domain/private-file/own-file-task.ts'
import type { OnClash } from '#domain/upload/upload.ts'

type Answer<T> = Promise<Result<T, Failure>>

/**
 * A user's own files and folders. Wire: 我的资料. Taken names, folders into themselves and files that are under
 * review are rejected as `conflict`, what is not there as `missing`, no more room as `noRoom`.
 */
export interface OwnFilePort {
  /** What a folder or the bin holds. */
  view(query: OwnFileQuery, signal: AbortSignal): Answer<OwnFileView>
  /** All folders, by name within each. */
  folders(signal: AbortSignal): Answer<readonly FolderNode[]>
  /** Answers the id of the new one; 0 where it was made and its id is not told. */
  createFolder(name: string, parentId: number, signal: AbortSignal): Answer<number>
  renameFolder(id: number, name: string, signal: AbortSignal): Answer<true>
  /** The name is without the suffix, which stays. */
  renameFile(id: number, name: string, signal: AbortSignal): Answer<true>
  /** Into a folder (0: the top). Taken names with `onClash` null are told and nothing is done. */
  transfer(
    kind: 'move' | 'copy',
    chosen: ChosenItems,
    to: { readonly folderId: number; readonly onClash: OnClash | null },
    signal: AbortSignal,
  ): Answer<TransferAnswer>
  /** Into the bin, for 30 days; answers how many. */
  remove(chosen: ChosenItems, signal: AbortSignal): Answer<number>
  /** Out of the bin to where it lay; answers how many. */
  restore(chosen: ChosenItems, signal: AbortSignal): Answer<number>
  /** Out of the bin for good. */
  purge(chosen: ChosenItems | 'all', signal: AbortSignal): Answer<number>
  /** The short-lived address of a zip of what is chosen. */
  pack(chosen: ChosenItems, signal: AbortSignal): Answer<string>
}

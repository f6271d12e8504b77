import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ChosenItems, FolderNode, OwnFileView } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import type { TransferAnswer } from '#domain/private-file/own-file-task.ts'
import type { OnClash } from '#domain/upload/upload.ts'

type Answer<T> = Promise<Result<T, Failure>>

/**
 * A user's own files and folders. Wire: 我的资料. Fails with `conflict` for a taken name, a folder moved into
 * itself and a file under review, `missing` for an unknown item, `noRoom` when the quota is used up.
 */
export interface OwnFilePort {
  /** The contents of a folder or of the bin. */
  view(query: OwnFileQuery, signal: AbortSignal): Answer<OwnFileView>
  /** All folders; siblings are ordered by name. */
  folders(signal: AbortSignal): Answer<readonly FolderNode[]>
  /** Answers the id of the new folder; 0 if the backend does not name it. */
  createFolder(name: string, parentId: number, signal: AbortSignal): Answer<number>
  renameFolder(id: number, name: string, signal: AbortSignal): Answer<true>
  /** `name` comes without the suffix, which cannot be changed. */
  renameFile(id: number, name: string, signal: AbortSignal): Answer<true>
  /**
   * Moves or copies to a folder (0: the root). If names are taken and `onClash` is null, answers them and
   * does nothing.
   */
  transfer(
    kind: 'move' | 'copy',
    chosen: ChosenItems,
    to: { readonly folderId: number; readonly onClash: OnClash | null },
    signal: AbortSignal,
  ): Answer<TransferAnswer>
  /** Moves items to the bin, for 30 days; answers their number. */
  remove(chosen: ChosenItems, signal: AbortSignal): Answer<number>
  /** Restores items from the bin to their former folders; answers their number. */
  restore(chosen: ChosenItems, signal: AbortSignal): Answer<number>
  /** Deletes items of the bin for good; answers their number. */
  purge(chosen: ChosenItems | 'all', signal: AbortSignal): Answer<number>
  /** The short-lived address of a zip of the items. */
  pack(chosen: ChosenItems, signal: AbortSignal): Answer<string>
}

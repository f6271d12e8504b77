import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { FileToUpload, PlacedFile } from '#domain/private-file/own-file-task.ts'
import type { OwnFilePort } from './own-file.port.ts'

/** Finds the target folder of each file below an own folder, and creates missing folders. */
export const placeUploads =
  (port: OwnFilePort) =>
  async (
    files: readonly FileToUpload[],
    folderId: number,
    signal: AbortSignal,
  ): Promise<Result<readonly PlacedFile[], Failure>> => {
    const withoutPath = files.every(({ path }) => path.length === 0)
    const known = withoutPath ? success([]) : await port.folders(signal)
    if (!known.ok) return known
    const folders = new Map(known.value.map(({ id, parentId, name }) => [`${parentId}/${name}`, id]))
    const placed: PlacedFile[] = []
    for (const { name, content, path } of files) {
      let directoryId = folderId
      for (const step of path) {
        const key = `${directoryId}/${step}`
        const there = folders.get(key)
        const made = there === undefined ? await port.createFolder(step, directoryId, signal) : success(there)
        if (!made.ok) return made
        // Without the id of the folder nothing can be put into it.
        if (made.value === 0) return failed({ kind: 'unreadable' })
        folders.set(key, made.value)
        directoryId = made.value
      }
      placed.push({ name, content, directoryId })
    }
    return success(placed)
  }

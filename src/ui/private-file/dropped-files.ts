import type { FileToUpload } from '#domain/private-file/own-file-task.ts'

/** Some browsers tell of a folder's entries a hundred at a time. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

const filesIn = async (entry: FileSystemEntry, path: readonly string[]): Promise<readonly FileToUpload[]> => {
  if (isFile(entry)) {
    const content = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
    return content === null ? [] : [{ name: content.name, content, path }]
  }
  if (!isFolder(entry)) return []
  const found: FileToUpload[] = []
  for (const inner of await entriesOf(entry)) found.push(...(await filesIn(inner, [...path, entry.name])))
  return found
}

/** What was dropped, with what its folders hold. Has to be called while the drop is being told. */
export const droppedFiles = async (dropped: DataTransfer): Promise<readonly FileToUpload[]> => {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry())
  const plain = [...dropped.files].map((content) => ({ name: content.name, content, path: [] }))
  if (entries.every((entry) => entry === null)) return plain
  const found = await Promise.all(entries.map(async (entry) => (entry === null ? [] : filesIn(entry, []))))
  return found.flat()
}

/** What was chosen in a field for files or for a folder. */
export const chosenFiles = (files: FileList | null): readonly FileToUpload[] =>
  [...(files ?? [])].map((content) => ({
    name: content.name,
    content,
    path: content.webkitRelativePath.split('/').slice(0, -1),
  }))

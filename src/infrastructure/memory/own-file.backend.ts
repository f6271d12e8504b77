import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { FolderNode } from '#domain/private-file/own-file.ts'
import type { MemoryBackend } from './backend.ts'

export interface OwnFile {
  readonly file: FileItem
  /** 0: the top. */
  readonly directoryId: number
}

/** Something that was deleted, with all that went with it. */
export interface Binned {
  readonly folders: readonly FolderNode[]
  readonly files: readonly OwnFile[]
  /** What was deleted by itself: the first folder, or else the only file. ISO 8601. */
  readonly deletedAt: string
}

export interface OwnFileData {
  files: OwnFile[]
  folders: readonly FolderNode[]
  bin: readonly Binned[]
  lastId: number
}

const dataByBackend = new WeakMap<MemoryBackend, Map<number, OwnFileData>>()

/** What one person keeps in a backend. */
export const ownFileDataIn = (backend: MemoryBackend, personId: number): OwnFileData => {
  const byPerson = dataByBackend.get(backend) ?? new Map<number, OwnFileData>()
  dataByBackend.set(backend, byPerson)
  const data = byPerson.get(personId) ?? { files: [], folders: [], bin: [], lastId: 0 }
  byPerson.set(personId, data)
  return data
}

/** The files of it, without those in the bin. */
export const ownFilesIn = (backend: MemoryBackend, personId: number): OwnFile[] =>
  ownFileDataIn(backend, personId).files

/** The next id of a person's files or folders. */
export const nextOwnId = (backend: MemoryBackend, personId: number): number => {
  const data = ownFileDataIn(backend, personId)
  data.lastId += 1
  return data.lastId
}

/** Files in the bin, each by itself. */
export const binnedAt = (files: readonly OwnFile[], now: number): readonly Binned[] => {
  const deletedAt = new Date(now).toISOString()
  return files.map((own) => ({ folders: [], files: [own], deletedAt }))
}

/** `name`, or the first of `name (2)`, `name (3)` … that is not taken; a suffix stays at the end. */
export const freeNameOf = (taken: ReadonlySet<string>, name: string): string => {
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    if (!taken.has(numbered)) return numbered
  }
}

/** The same among the files of a folder. */
export const freeNameIn = (own: readonly OwnFile[], directoryId: number, name: string): string =>
  freeNameOf(new Set(own.filter((it) => it.directoryId === directoryId).map(({ file }) => file.name)), name)

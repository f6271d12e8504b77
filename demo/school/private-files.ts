import { CONTENT_TYPE } from '#server/db/schema/content.ts'
import type { privateDirectory, privateFile } from '#server/db/schema/private-file.ts'
import type { Contents } from '../seed/contents.ts'
import { Rows } from '../seed/rows.ts'

type DirectoryRow = Omit<typeof privateDirectory.$inferSelect, 'id'>
type FileRow = Omit<typeof privateFile.$inferSelect, 'id'>

const HOUR_MS = 3600_000

/** Folders of the demonstration teacher; a name with `/` lies in the folder before it. */
const FOLDERS = ['备课', '备课/七年级上册', '备课/八年级上册', '试卷与练习', '教研活动', '教研活动/公开课']

/** What lies where: the folder ('' for the top), and how many of the schools' own resources. */
const HELD: readonly (readonly [userId: number, folder: string, count: number])[] = [
  [1, '', 6],
  [1, '备课/七年级上册', 5],
  [1, '备课/八年级上册', 4],
  [1, '试卷与练习', 5],
  [1, '教研活动/公开课', 3],
  [2, '', 3],
  [3, '', 4],
  [4, '', 5],
  [5, '', 2],
  [6, '', 2],
]

/** What makes a file one's own. */
const MARKS = ['自用', '修改稿', '七班用', '待完善']

/** What the teacher has thrown away. */
const BINNED = 2

/** The own files of the demonstration accounts. */
export const privateFilesOf = (contents: Contents, now: Date) => {
  const directories = new Rows<DirectoryRow>()
  const files = new Rows<FileRow>()
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
  const ids = new Map<string, number>()
  for (const [index, path] of FOLDERS.entries()) {
    const [parent, name] = path.includes('/') ? path.split('/') : ['', path]
    const createdAt = hoursAgo(900 - index)
    const { id } = directories.add({
      userId: 1,
      parentId: ids.get(parent ?? '') ?? null,
      name: name ?? path,
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
      deletedWith: null,
    })
    ids.set(path, id)
  }
  // Every third, so that the formats and subjects are mixed.
  const sources = contents.contents.all.filter(
    ({ type, fileId, schoolOnly }, index) =>
      type === CONTENT_TYPE.resource && fileId !== null && !schoolOnly && index % 3 === 0,
  )
  const places = HELD.flatMap(([userId, folder, count]) =>
    Array.from({ length: count }, () => ({ userId, directoryId: ids.get(folder) ?? null })),
  )
  for (const [index, { userId, directoryId }] of places.entries()) {
    const source = sources[index]
    if (!source || source.fileId === null)
      throw new Error('seed: there are too few resources for the own files')
    const createdAt = hoursAgo(6 + index * 19)
    const isBinned = userId === 1 && index >= 6 - BINNED && index < 6
    files.add({
      userId,
      directoryId,
      name: `${source.name}（${MARKS[index % MARKS.length]}）`,
      fileId: source.fileId,
      createdAt,
      updatedAt: createdAt,
      deletedAt: isBinned ? hoursAgo(50) : null,
      deletedWith: null,
    })
  }
  return { directories, files, sources }
}

export type PrivateFilesSeed = ReturnType<typeof privateFilesOf>

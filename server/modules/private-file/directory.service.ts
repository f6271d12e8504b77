import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { addPrivateDirectory, getPrivateDirectoryTree } from '#contract/private-file.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { type OwnFileRepository, ownFileRepository } from './own-file.repository.ts'
import { MAX_DIRECTORY_DEPTH, type OwnFileTree } from './own-file-tree.ts'
import { refuseName } from './private-name.ts'
import { NO_DIRECTORY, refuseMany } from './selection.ts'
import { inUserTransaction } from './user-transaction.ts'

type Asked = z.output<typeof addPrivateDirectory.body>

interface Wanted {
  readonly parentId: number | null
  readonly name: string
}

const TOO_DEEP = refuse(CODE.conflict, `文件夹最多 ${MAX_DIRECTORY_DEPTH} 层`)

/** Whether a folder of so many levels may stand there. */
const refusePlace = (
  { tree }: OwnFileTree,
  { parentId, name }: Wanted,
  levels: number,
  id = 0,
): Refusal | null => {
  if (parentId !== null && !tree.find(parentId)) return NO_DIRECTORY
  if (tree.childrenOf(parentId).some((it) => it.name === name && it.id !== id))
    return refuse(CODE.conflict, `这里已有名为“${name}”的文件夹`)
  return tree.lineTo(parentId).length + levels > MAX_DIRECTORY_DEPTH ? TOO_DEEP : null
}

/** A user's own folders. Wire: 我的资料. */
export const directoryService = (db: Db, clock: Clock) => {
  const create = async (files: OwnFileRepository, wanted: Wanted): Promise<number | Refusal> => {
    const own = await files.readTree()
    const refusal = refuseMany(own, 1) ?? refusePlace(own, wanted, 1)
    if (refusal !== null) return refusal
    return files.addDirectory(wanted.parentId, wanted.name, clock())
  }

  const change = async (
    files: OwnFileRepository,
    id: number,
    asked: Partial<Wanted>,
  ): Promise<Wanted | Refusal> => {
    const own = await files.readTree()
    const { tree } = own
    const held = tree.find(id)
    if (!held) return NO_DIRECTORY
    const wanted = { parentId: held.parentId, name: held.name, ...asked }
    if (tree.isWithin(wanted.parentId, id)) return refuse(CODE.conflict, '不能把文件夹移到它自己里面')
    const refusal = refusePlace(own, wanted, tree.heightOf(id), id)
    if (refusal !== null) return refusal
    const now = clock()
    await files.changeDirectories([id], { ...wanted, updatedAt: now })
    return wanted
  }

  return {
    /** A new folder, or another name or place for one; what is absent stays. */
    async save(
      userId: number,
      { Id = 0, ParentId, Name }: Asked,
    ): Promise<SentBy<typeof addPrivateDirectory> | Refusal> {
      const badName = Name === undefined ? null : refuseName(Name)
      if (badName !== null) return badName
      const place = ParentId === undefined ? {} : { parentId: ParentId || null }
      if (Id !== 0) {
        const name = Name === undefined ? {} : { name: Name }
        const changed = await inUserTransaction(db, userId, (files) =>
          change(files, Id, { ...place, ...name }),
        )
        if (changed instanceof Refusal) return changed
        return { Id, ParentId: changed.parentId ?? 0, Name: changed.name }
      }
      if (Name === undefined) return refuse(CODE.fieldError, '参数不正确：Name')
      const wanted = { parentId: null, ...place, name: Name }
      const made = await inUserTransaction(db, userId, (files) => create(files, wanted))
      return made instanceof Refusal ? made : { Id: made, ParentId: wanted.parentId ?? 0, Name }
    },

    /** All folders by name. */
    async all(userId: number): Promise<SentBy<typeof getPrivateDirectoryTree>> {
      const { directories } = await ownFileRepository(db, userId).readTree()
      return byName(directories).map(({ id, parentId, name }) => ({
        Id: id,
        ParentId: parentId ?? 0,
        Name: name,
      }))
    },
  }
}

const inChinese = new Intl.Collator('zh-CN', { numeric: true })

/** 第2课 before 第10课, and Chinese as a dictionary has it. */
export const byName = <T extends { readonly name: string }>(named: readonly T[]): T[] =>
  [...named].sort((one, other) => inChinese.compare(one.name, other.name))

export type DirectoryService = ReturnType<typeof directoryService>

import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type movePrivateFiles, ON_CLASH } from '#contract/private-file.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { OwnFileRepository } from './own-file.repository.ts'
import { MAX_DIRECTORY_DEPTH, type OwnFileTree } from './own-file-tree.ts'
import { type Place, placing } from './placing.ts'
import { refuseFull } from './quota.ts'
import { refusePending } from './refuse-pending.ts'
import { filesOf, findSelected, NO_DIRECTORY, refuseMany, type SelectedItems } from './selection.ts'
import { inUserTransaction } from './user-transaction.ts'

type Asked = z.output<typeof movePrivateFiles.body>
type Answer = SentBy<typeof movePrivateFiles>
type Way = 'move' | 'copy'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  /** Bytes that one user may have. */
  readonly quota: number
}

const refusePlace = ({ tree }: OwnFileTree, chosen: SelectedItems, place: Place): Refusal | null => {
  if (place !== null && !tree.find(place)) return NO_DIRECTORY
  if (chosen.directories.some(({ id }) => tree.isWithin(place, id)))
    return refuse(CODE.conflict, '不能把文件夹放到它自己里面')
  const levels = Math.max(0, ...chosen.directories.map(({ id }) => tree.heightOf(id)))
  return tree.lineTo(place).length + levels > MAX_DIRECTORY_DEPTH
    ? refuse(CODE.conflict, `文件夹最多 ${MAX_DIRECTORY_DEPTH} 层`)
    : null
}

/** Moving and copying of one's own folders and files. */
export const transferService = ({ db, clock, quota }: Needs) => {
  const run = async (
    files: OwnFileRepository,
    way: Way,
    { DirectoryId, OnClash, ...asked }: Asked,
  ): Promise<Answer | Refusal> => {
    const own = await files.readTree()
    const chosen = findSelected(own, asked)
    if (chosen instanceof Refusal) return chosen
    const place = DirectoryId || null
    const copies = chosen.directories.flatMap(({ id }) => own.tree.within(id)).length
    const refusal = refusePlace(own, chosen, place) ?? (way === 'copy' ? refuseMany(own, copies) : null)
    if (refusal !== null) return refusal
    const work = placing(own, OnClash ?? ON_CLASH.keepBoth)
    const clashes = OnClash === undefined ? work.clashesAt(place, chosen) : []
    if (clashes.length > 0)
      return {
        Done: 0,
        Clashes: clashes.map(({ id, isDirectory, name }) => ({
          Id: id,
          IsDirectory: isDirectory,
          Name: name,
        })),
      }
    const more = way === 'copy' ? filesOf(own, chosen).reduce((sum, { size }) => sum + size, 0) : 0
    const full = more === 0 ? null : await refuseFull(files, quota, more)
    if (full !== null) return full
    const now = clock()
    for (const held of chosen.directories)
      await (way === 'move'
        ? work.moveDirectory(files, held, place, now)
        : work.copyDirectory(files, held, place, now))
    for (const held of chosen.files)
      await (way === 'move' ? work.moveFile(files, held, place, now) : work.copyFile(files, held, place, now))
    const pending = await refusePending(files, work.replaced(), '替换')
    if (pending !== null) return pending
    await files.changeFiles(work.replaced(), { deletedAt: now })
    return { Done: work.done(), Clashes: [] }
  }

  const transfer =
    (way: Way) =>
    (userId: number, asked: Asked): Promise<Answer | Refusal> =>
      inUserTransaction(db, userId, (files) => run(files, way, asked))

  return {
    /** Into another folder; what is replaced goes into the bin. */
    move: transfer('move'),
    /** Copies with all that folders hold; the bytes are there once. */
    copy: transfer('copy'),
  }
}

export type TransferService = ReturnType<typeof transferService>

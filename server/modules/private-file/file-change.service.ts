import { CODE } from '#contract/envelope.ts'
import { ON_CLASH } from '#contract/private-file.ts'
import type { Db } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { StoredFile } from '../file/file.repository.ts'
import { freeName } from './free-name.ts'
import type { OwnFileRepository } from './own-file.repository.ts'
import { MAX_NAME_LENGTH } from './private-name.ts'
import { refuseFull } from './quota.ts'
import { refusePending } from './refuse-pending.ts'
import { NO_DIRECTORY } from './selection.ts'
import { inUserTransaction } from './user-transaction.ts'

/** What shall be different about a file; what is absent stays. */
export interface FileChange {
  readonly name?: string | undefined
  /** 0 for the top. */
  readonly directoryId?: number | undefined
  /** Other bytes, which the user has the right to. */
  readonly file?: StoredFile | undefined
  readonly onClash?: number | undefined
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly quota: number
}

const NO_FILE = refuse(CODE.notFound, '没有找到这个文件')

/** Renaming, moving and replacing one of a user's own files. */
export const fileChangeService = ({ db, clock, quota }: Needs) => {
  const change = async (
    files: OwnFileRepository,
    id: number,
    { name: asked, directoryId: place, file, onClash }: FileChange,
  ): Promise<number | Refusal> => {
    const own = await files.readTree()
    const held = own.files.find((it) => it.id === id)
    if (!held) return NO_FILE
    const directoryId = place === undefined ? held.directoryId : place || null
    if (directoryId !== null && !own.tree.find(directoryId)) return NO_DIRECTORY
    const isOther = file !== undefined && file.id !== held.fileId
    if (isOther) {
      const refusal =
        (await refusePending(files, [id], '替换')) ?? (await refuseFull(files, quota, file.size))
      if (refusal !== null) return refusal
    }
    const now = clock()
    const suffix = file?.suffix ?? held.suffix
    const wanted = asked ?? held.name
    const others = own.files.filter(
      (it) => it.id !== id && it.directoryId === directoryId && it.suffix === suffix,
    )
    const clash = others.find((it) => it.name === wanted)
    if (clash && onClash === ON_CLASH.skip) return id
    if (clash && onClash === ON_CLASH.replace) {
      const pending = await refusePending(files, [clash.id], '替换')
      if (pending !== null) return pending
      await files.changeFiles([clash.id], { deletedAt: now })
    } else if (clash && onClash !== ON_CLASH.keepBoth) {
      return refuse(CODE.conflict, '文件夹里已有同名文件')
    }
    const name =
      clash && onClash === ON_CLASH.keepBoth
        ? freeName(wanted, new Set(others.map((it) => it.name)), MAX_NAME_LENGTH)
        : wanted
    if (isOther) await files.keepInBin(held, now)
    await files.changeFiles([id], { name, directoryId, fileId: file?.id ?? held.fileId, updatedAt: now })
    return id
  }

  return {
    /** Changes a file whose bytes, where they are others, are known already; its id. */
    apply: (userId: number, id: number, wanted: FileChange): Promise<number | Refusal> =>
      inUserTransaction(db, userId, (files) => change(files, id, wanted)),
  }
}

export type FileChangeService = ReturnType<typeof fileChangeService>

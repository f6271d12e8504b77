import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import type { packPrivateFiles } from '#contract/private-file.ts'
import { Refusal } from '../../http/envelope.ts'
import type { FindPacked } from '../file/pack.routes.ts'
import type { PackAddresses } from '../file/pack-address.ts'
import { directoryTree } from './own-file-tree.ts'
import type { PrivateFileRepository } from './private-file.repository.ts'
import { filesOf, findSelected } from './selection.ts'

/** What stands behind the address of a zip of own files: each under the folders below the one that was looked at. */
export const packedPrivateFiles =
  (files: Pick<PrivateFileRepository, 'findPacked' | 'findDirectories'>): FindPacked =>
  async (ids, base) => {
    const rows = await files.findPacked(ids)
    const [first] = rows
    if (!first) return []
    const tree = directoryTree(await files.findDirectories(first.own.userId))
    const pathOf = (directoryId: number | null): string[] => {
      const line = tree.lineTo(directoryId)
      return line.slice(line.findIndex(({ id }) => id === base) + 1).map(({ name }) => name)
    }
    return rows.map(({ own, file: stored }) => ({
      path: [...pathOf(own.directoryId), own.name.replaceAll('/', '_')].join('/'),
      file: stored,
      updatedAt: own.updatedAt,
    }))
  }

/** The address of a zip of what a user chose of their own. */
export const privatePacks =
  (files: Pick<PrivateFileRepository, 'readTree'>, packs: PackAddresses) =>
  async (
    userId: number,
    asked: z.output<typeof packPrivateFiles.body>,
  ): Promise<SentBy<typeof packPrivateFiles> | Refusal> => {
    const tree = await files.readTree(userId)
    const chosen = findSelected(tree, asked)
    if (chosen instanceof Refusal) return chosen
    const [directory] = chosen.directories
    const [onlyFile] = chosen.files
    const only = chosen.directories.length + chosen.files.length === 1
    return packs.packOf(
      {
        kind: 'private',
        name: only ? (directory?.name ?? onlyFile?.name ?? '') : '我的资料',
        base: directory?.parentId ?? onlyFile?.directoryId ?? 0,
      },
      filesOf(tree, chosen).map(({ id, size }) => ({ id, file: { size } })),
    )
  }

export type PackPrivateFiles = ReturnType<typeof privatePacks>

import type { FastifyInstance } from 'fastify'
import {
  addPrivateDirectory,
  copyPrivateFiles,
  deletePrivateFiles,
  getPrivateDirectoryTree,
  getPrivateFile,
  movePrivateFiles,
  packPrivateFiles,
  purgePrivateFiles,
  restorePrivateFiles,
} from '#contract/private-file.ts'
import { signedInRoute } from '../../http/route.ts'
import type { BinService } from './bin.service.ts'
import type { DirectoryService } from './directory.service.ts'
import type { PrivateListService } from './private-list.service.ts'
import type { PackPrivateFiles } from './private-pack.ts'
import type { TransferService } from './transfer.service.ts'

interface Services {
  readonly directories: DirectoryService
  readonly lists: PrivateListService
  readonly transfers: TransferService
  readonly bin: BinService
  readonly pack: PackPrivateFiles
}

/** Wire: 我的资料, but for bringing files in and sharing them. */
export const privateFileRoutes =
  ({ directories, lists, transfers, bin, pack }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getPrivateFile, ({ viewer, query }) => lists.list(viewer.userId, query))
    signedInRoute(app, getPrivateDirectoryTree, ({ viewer }) => directories.all(viewer.userId))
    signedInRoute(app, addPrivateDirectory, ({ viewer, body }) => directories.save(viewer.userId, body))
    signedInRoute(app, movePrivateFiles, ({ viewer, body }) => transfers.move(viewer.userId, body))
    signedInRoute(app, copyPrivateFiles, ({ viewer, body }) => transfers.copy(viewer.userId, body))
    signedInRoute(app, deletePrivateFiles, ({ viewer, body }) => bin.remove(viewer.userId, body))
    signedInRoute(app, restorePrivateFiles, ({ viewer, body }) => bin.restore(viewer.userId, body))
    signedInRoute(app, purgePrivateFiles, ({ viewer, body }) => bin.purge(viewer.userId, body))
    signedInRoute(app, packPrivateFiles, ({ viewer, body }) => pack(viewer.userId, body))
  }

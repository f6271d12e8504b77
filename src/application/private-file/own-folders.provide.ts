import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { FolderNode } from '#domain/private-file/own-file.ts'
import type { OwnFilePort } from './own-file.port.ts'

/** All own folders of a user, read once. */
export type OwnFoldersLogic = ReturnType<typeof provideOwnFolders>

export const provideOwnFolders = (port: OwnFilePort) =>
  fromPromise<Result<readonly FolderNode[], Failure>>(({ signal }) => port.folders(signal))

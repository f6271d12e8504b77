import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { FavouriteFolderPort, FolderContents } from './favourite-folder.port.ts'

/** A promise actor that reads the contents of one folder. */
export type FolderContentsLogic = ReturnType<typeof provideFolderContents>

export const provideFolderContents = (port: FavouriteFolderPort) =>
  fromPromise<Result<FolderContents, Failure>, number>(({ input, signal }) => port.contents(input, signal))

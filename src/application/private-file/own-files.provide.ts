import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { OwnFileView } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { ownFilesMachine } from '#domain/private-file/own-files.machine.ts'
import type { OwnFilePort } from './own-file.port.ts'

/** The page that is asked for; the last one where there are fewer by now. */
const loadView = async (
  port: OwnFilePort,
  query: OwnFileQuery,
  signal: AbortSignal,
): Promise<Result<OwnFileView, Failure>> => {
  const read = await port.view(query, signal)
  if (!read.ok || read.value.files.items.length > 0 || read.value.files.total === 0) return read
  return port.view({ ...query, page: pageCountOf(read.value.files) }, signal)
}

export const provideOwnFiles = (port: OwnFilePort) =>
  ownFilesMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => loadView(port, input, signal)) },
  })

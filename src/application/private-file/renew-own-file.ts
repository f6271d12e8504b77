import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { orLastPageIn } from '../kernel/last-page.ts'
import type { OwnFilePort } from './own-file.port.ts'

/** Requests an own file again, for a fresh address; `query` is the list that shows it. */
export type RenewOwnFile = (query: OwnFileQuery, fileId: number) => RenewFile

/** Reads the list again, since only that answers fresh addresses of its files. */
export const renewOwnFile =
  (port: Pick<OwnFilePort, 'view'>): RenewOwnFile =>
  (query, fileId) =>
  async (signal) => {
    const read = await orLastPageIn(
      query.page,
      (page) => port.view({ ...query, page }, signal),
      ({ files }) => files,
    )
    return read.ok ? success(read.value.files.items.find(({ id }) => id === fileId) ?? null) : read
  }

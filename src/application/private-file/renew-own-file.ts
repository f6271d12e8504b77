import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { orLastPageIn } from '../kernel/last-page.ts'
import type { OwnFilePort } from './own-file.port.ts'

/** Asks anew for one of one's own files, as it stands in this list. */
export type RenewOwnFile = (query: OwnFileQuery, fileId: number) => RenewFile

/** The list is read again for the addresses of its files. */
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

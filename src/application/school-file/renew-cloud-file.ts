import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { CloudSchoolInput } from '#domain/school-file/cloud-school.machine.ts'
import type { CloudSchoolPort } from './cloud-school.port.ts'

/** Requests a file of a cloud menu entry again, for a fresh address. */
export type RenewCloudFile = (asked: CloudSchoolInput, fileId: number) => RenewFile

/** Reads the page of the menu entry again, since only that answers fresh addresses of its files. */
export const renewCloudFile =
  (port: Pick<CloudSchoolPort, 'school'>): RenewCloudFile =>
  (asked, fileId) =>
  async (signal) => {
    const read = await port.school(asked, signal)
    return read.ok ? success(read.value.ownFiles.find(({ id }) => id === fileId) ?? null) : read
  }

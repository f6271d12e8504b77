import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { CloudSchoolInput } from '#domain/school-file/cloud-school.machine.ts'
import type { CloudSchoolPort } from './cloud-school.port.ts'

/** Asks anew for a file that was placed under a menu item. */
export type RenewCloudFile = (asked: CloudSchoolInput, fileId: number) => RenewFile

/** What the item shows is read again for the addresses of its files. */
export const renewCloudFile =
  (port: Pick<CloudSchoolPort, 'school'>): RenewCloudFile =>
  (asked, fileId) =>
  async (signal) => {
    const read = await port.school(asked, signal)
    return read.ok ? success(read.value.ownFiles.find(({ id }) => id === fileId) ?? null) : read
  }

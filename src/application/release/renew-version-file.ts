import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { ResourceVersion, VersionQuery } from '#domain/release/resource-version.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { ResourceVersionPort } from './resource-version.port.ts'

/** Where a version of a resource is shown: in its editor, or in the queue of reviewers. */
export type VersionPlace = { readonly resourceId: number } | { readonly queue: VersionQuery }

/** Requests the file of a version again, for a fresh address. */
export type RenewVersionFile = (place: VersionPlace, fileId: number) => RenewFile

/** Reads the resource or the queue again, since only that answers a fresh address. */
export const renewVersionFile =
  (port: Pick<ResourceVersionPort, 'resource' | 'waiting'>): RenewVersionFile =>
  (place, fileId) =>
  async (signal) => {
    const found = (versions: readonly ResourceVersion[]) =>
      success(versions.find(({ file }) => file?.id === fileId)?.file ?? null)
    if ('resourceId' in place) {
      const read = await port.resource(place.resourceId, signal)
      return read.ok ? found([read.value.current, ...read.value.versions]) : read
    }
    const { queue } = place
    const read = await orLastPage(queue.page, (page) => port.waiting({ ...queue, page }, signal))
    return read.ok ? found(read.value.items.flatMap((item) => [item.old, item.new])) : read
  }

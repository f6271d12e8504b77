import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { ResourcePort } from './resource.port.ts'

/** Asks anew for the file that a content is. */
export const renewResourceFile =
  (port: Pick<ResourcePort, 'file'>) =>
  (contentId: number): RenewFile =>
  (signal) =>
    port.file(contentId, signal)

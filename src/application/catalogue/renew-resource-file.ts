import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { ResourcePort } from './resource.port.ts'

/** Requests the file of a content again, for a fresh address. */
export const renewResourceFile =
  (port: Pick<ResourcePort, 'file'>) =>
  (contentId: number): RenewFile =>
  (signal) =>
    port.file(contentId, signal)

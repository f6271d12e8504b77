import { fromPromise } from 'xstate'
import { resourceMachine } from '#domain/catalogue/resource.machine.ts'
import type { PrivateFilePort } from '../private-file/private-file.port.ts'
import type { ResourcePort } from './resource.port.ts'

/** `read`: reads the resource; may be a read-ahead. */
export const provideResource = (
  read: ResourcePort['resource'],
  resources: Omit<ResourcePort, 'resource'>,
  privateFiles: PrivateFilePort,
) =>
  resourceMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => read(input.id, signal)),
      loadBeside: fromPromise(({ input, signal }) => resources.beside(input.id, signal)),
      loadVideos: fromPromise(({ input, signal }) => resources.explanations(input.id, signal)),
      keep: fromPromise(({ input, signal }) => privateFiles.keep(input, signal)),
    },
  })

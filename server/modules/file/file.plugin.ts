import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { bufferPool } from '../../storage/buffer-pool.ts'
import { openFiles } from '../../storage/open-files.ts'
import { fileDtos } from './file.dto.ts'
import { fileRepository } from './file.repository.ts'
import { fileRoutes } from './file.routes.ts'
import { fileAddresses } from './file-address.ts'
import { cacheFiles, shownContents } from './file-cache.ts'
import { packAddresses } from './pack-address.ts'
import type { PresentationConverter } from './presentation-converter.ts'
import { fileSending } from './send-file.ts'
import { streamRoutes } from './stream.routes.ts'
import { streamAddresses } from './stream-address.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Stored files, their signed addresses, and how an answer names them. */
    readonly files: {
      readonly stored: ReturnType<typeof cacheFiles>
      readonly addresses: ReturnType<typeof fileAddresses>
      readonly streams: ReturnType<typeof streamAddresses>
      readonly packs: ReturnType<typeof packAddresses>
      readonly fileDto: ReturnType<typeof fileDtos>
      readonly isShown: ReturnType<typeof shownContents>
    }
  }
}

interface Options extends FeatureOptions {
  /** Null where LibreOffice is not there. */
  readonly presentations: PresentationConverter | null
  /** The place inside the proxy from which it hands out files itself; null: this server does. */
  readonly handOver: string | null
}

/** Handing out files and streams by signed addresses. */
export const filePlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock, stopwatch, storage, fileAddressSecret, presentations, handOver } = options
    const stored = cacheFiles(fileRepository(db), stopwatch)
    const addresses = fileAddresses(fileAddressSecret, clock)
    const streams = streamAddresses(fileAddressSecret, clock)
    const packs = packAddresses(fileAddressSecret, clock)
    const fileDto = fileDtos(addresses, () => presentations?.works() ?? false)
    const isShown = shownContents(stored, stopwatch)
    app.decorate('files', { stored, addresses, streams, packs, fileDto, isShown })

    const opened = openFiles()
    app.addHook('onClose', async () => opened.close())
    const send = fileSending({ storage, opened, buffers: bufferPool(), handOver })
    await addRoutes(app, fileRoutes({ db, files: stored, storage, addresses, presentations, clock, send }))
    await addRoutes(app, streamRoutes({ files: stored, addresses: streams, send, isShown }))
  },
  { name: 'file', dependencies: ['job'] },
)

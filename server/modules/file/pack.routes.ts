import { access } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import yazl from 'yazl'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../../http/envelope.ts'
import { answerUnknown } from '../../http/errors.ts'
import type { Storage } from '../../storage/storage.ts'
import { readFileOf } from '../../storage/stored-files.ts'
import { answerExpired, asContent } from './file-answer.ts'
import { contentDisposition, fileNameOf, safeFileName } from './file-name.ts'
import { PACK_ROUTE, type PackAddresses, type PackedFile, type PackKind } from './pack-address.ts'

/** What stands behind the ids of an address now, in their order; what is gone since is left out. */
export type FindPacked = (ids: readonly number[], base: number) => Promise<readonly PackedFile[]>

interface Packing {
  readonly storage: Storage
  readonly addresses: PackAddresses
  readonly sources: Readonly<Record<PackKind, FindPacked>>
}

/** A path that every system unpacks, and that no other file of the zip has. */
const ownPath = ({ path, file }: PackedFile, taken: Set<string>): string => {
  const folders = path.split('/').map(safeFileName)
  const title = folders.pop() ?? ''
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? title : `${title} (${number})`
    const whole = [...folders, fileNameOf(numbered, file.suffix)].join('/')
    if (taken.has(whole.toLowerCase())) continue
    taken.add(whole.toLowerCase())
    return whole
  }
}

/** The files as they are: what teachers share is packed already. One is open at a time, and nothing waits in memory. */
const zipOf = (files: readonly PackedFile[], storage: Storage) => {
  const zip = new yazl.ZipFile()
  const taken = new Set<string>()
  let source: Readable | null = null
  let isStopped = false
  for (const packed of files) {
    const { file, updatedAt } = packed
    const options = { size: file.size, mtime: updatedAt, compress: false }
    zip.addReadStreamLazy(ownPath(packed, taken), options, (open) => {
      readFileOf(storage, file).then(
        (bytes) => {
          if (isStopped) return bytes.destroy()
          source = bytes
          return open(null, bytes)
        },
        (error: unknown) => open(error, Readable.from([])),
      )
    })
  }
  /** Lets go of the file that is open, and opens no other. */
  const stop = (): void => {
    isStopped = true
    source?.destroy()
  }
  return { zip, stop }
}

const isLost = async ({ file }: PackedFile, storage: Storage): Promise<boolean> =>
  file.store !== 'bucket' &&
  access(storage.locate(file.store, file.path)).then(
    () => false,
    () => true,
  )

/** Zips by signed addresses, made while they are sent. 410 for an address whose time is over, 404 for any other. */
export const packRoutes =
  ({ storage, addresses, sources }: Packing) =>
  async (app: FastifyInstance) => {
    app.route<{ Querystring: Record<string, unknown> }>({
      method: 'GET',
      url: PACK_ROUTE,
      schema: { hide: true },
      compress: false,
      handler: async (request, reply) => {
        const pack = addresses.read(request.query)
        if (pack === 'expired') return answerExpired(reply)
        if (pack === null) return answerUnknown(request, reply)
        const files = await sources[pack.kind](pack.ids, pack.base)
        if (files.length === 0) return answerUnknown(request, reply)
        const lost = await Promise.all(files.map((packed) => isLost(packed, storage)))
        if (lost.includes(true))
          return reply.code(404).send(failure(CODE.notFound, '有文件不在服务器上了，请联系管理员'))
        const { zip, stop } = zipOf(files, storage)
        const size = await new Promise<number>((resolve) => {
          zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void)
        })
        // Whoever breaks it off leaves the zip waiting, with a file open.
        const bytes = new Readable().wrap(zip.outputStream).once('close', stop)
        // A file that breaks off breaks the answer off: its length says that something is missing.
        zip.on('error', (error: Error) => {
          request.log.error({ err: error }, 'a zip broke off')
          bytes.destroy(error)
        })
        asContent(reply)
          .header('cache-control', 'no-store')
          .header('content-disposition', contentDisposition('attachment', `${pack.name}.zip`))
          .type('application/zip')
        if (size >= 0) reply.header('content-length', size)
        return reply.send(bytes)
      },
    })
  }

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EDITOR_PATH } from '#contract/editor.ts'
import { asId } from '../../http/whole-number.ts'
import { UnsafeFile } from '../../storage/file-scanner.ts'
import type { EditorService, UploadAction } from './editor.service.ts'

type Asked = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

const UNKNOWN = { state: '没有这个操作' }
const NO_FILE = { state: '没有收到文件' }
const BROKEN = { state: '上传中断了，请重试' }

const isUpload = (action: unknown): action is UploadAction =>
  action === 'uploadimage' || action === 'uploadfile'

const numberIn = (value: unknown, otherwise: number): number => asId(Number(value ?? otherwise)) ?? otherwise

/** Only one file a request, and no fields that anybody reads. */
const LIMITS = { files: 1, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 50 }

/** Not in the OpenAPI document: that one describes answers with an envelope. */
const OPTIONS = { schema: { hide: true }, config: { access: 'session' } } as const

/** R-comment-2: /api/editor. Answers without an envelope, as editors of this protocol expect. */
export const editorRoutes = (service: EditorService) => async (app: FastifyInstance) => {
  await app.register(multipart, { throwFileSizeLimit: false })

  const userIn = ({ viewer }: FastifyRequest): number => {
    if (!viewer) throw new Error(`${EDITOR_PATH} was reached without a session`)
    return viewer.userId
  }

  app.get(EDITOR_PATH, OPTIONS, async (request: Asked, reply: FastifyReply) => {
    const { action, start, size } = request.query
    if (action === 'config') return reply.send(service.config())
    if (action !== 'listimage') return reply.send(UNKNOWN)
    return reply.send(
      await service.list(userIn(request), { start: numberIn(start, 0), size: numberIn(size, 20) }),
    )
  })

  app.post(EDITOR_PATH, OPTIONS, async (request: Asked, reply: FastifyReply) => {
    const { action } = request.query
    if (!isUpload(action)) return reply.send(UNKNOWN)
    if (!request.isMultipart()) return reply.send(NO_FILE)
    const part = await request
      .file({ limits: { ...LIMITS, fileSize: service.mostBytes(action) } })
      .catch(() => null)
    if (part === null) return reply.send(BROKEN)
    if (part === undefined) return reply.send(NO_FILE)
    const brought = { name: part.filename, stream: part.file, isCut: () => part.file.truncated }
    try {
      return await reply.send(await service.upload(brought, action, userIn(request)))
    } catch (error) {
      if (error instanceof UnsafeFile) {
        request.log.warn({ found: error.found, userId: userIn(request) }, 'unsafe file refused')
        return reply.send({ state: error.message })
      }
      // The client gave up, or sent less than announced: no error of the server.
      // A request that was read to its end counts as destroyed, too.
      const { destroyed, complete } = request.raw
      if ((destroyed && !complete) || part.file.errored !== null) return reply.send(BROKEN)
      throw error
    }
  })
}

import { dirname } from 'node:path'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { CODE, type Envelope } from '#contract/envelope.ts'
import { causeOf } from '../db/query-error.ts'
import { unavailabilityOf } from '../db/unavailable.ts'
import { ScannerAway, UnsafeFile } from '../storage/file-scanner.ts'
import { failure } from './envelope.ts'
import { noteFault } from './logging.ts'
import { Overloaded, overloadAnswers } from './overloaded.ts'
import { socketAnswer } from './socket-answer.ts'

const MESSAGES: Record<number, string> = {
  400: '请求格式不正确',
  404: '没有这个地址',
  405: '不支持的请求方法',
  408: '请求超时，请重试',
  413: '提交的内容太大',
  414: '地址太长',
  415: '不支持的内容类型',
  431: '请求头太大',
  503: '服务暂时不可用，请稍后再试',
}

const DATABASE_FULL = '服务器的磁盘满了，没有保存，请联系管理员'
const DISK_UNWRITABLE = '服务器的磁盘现在不能正常读写，请联系管理员'

/** A message with the request's number in the log, for the user to report. */
export const reportable = (message: string, { id }: Pick<FastifyRequest, 'id'>): string =>
  `${message}（编号 ${id}）`

/** Header with the request's number in the log, on answers of the server's own faults. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** A database that restarts is back within seconds. */
const RETRY_AFTER_SECONDS = 2

const messageFor = (status: number): string => MESSAGES[status] ?? '请求无法处理'

/** A field of the request that does not fit: named by its path, in body Code 400 (wire contract). */
const fieldMessage = (error: FastifyError): string | null => {
  if (!hasZodFastifySchemaValidationErrors(error)) return null
  const fields = error.validation.map((issue) => issue.instancePath.split('/').filter(Boolean).join('.'))
  const named = [...new Set(fields.filter((field) => field !== ''))]
  return named.length === 0 ? '请求参数不完整' : `参数不正确：${named.join('、')}`
}

/** A plugin's HTTP 403 (an address that leads out of the client's folder) would sign a teacher out (R-wire-4). */
const statusOf = (error: { readonly statusCode?: number | undefined }): number => {
  const status = error.statusCode ?? 500
  if (status === 403) return 404
  return status >= 400 && status <= 599 ? status : 500
}

/** Removes headers that the route has set for its regular answer: an error is no picture and must not be cached for a year. */
const OF_THE_ANSWER = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'content-encoding',
  'cache-control',
  'etag',
  'last-modified',
]

const forgetAnswer = (reply: FastifyReply): void => {
  for (const name of OF_THE_ANSWER) reply.removeHeader(name)
}

/** The raw 503 answer for open requests when the server stops. */
export const unavailableNow = (reply: FastifyReply): string => {
  forgetAnswer(reply)
  const headers = { ...reply.getHeaders(), 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS }
  const { method } = reply.request
  const status = CODE.unavailable
  return socketAnswer({ status, message: messageFor(status), headers, isHead: method === 'HEAD' })
}

/** The answer to a fault of the server. */
export interface FaultAnswer {
  readonly status: number
  readonly body: Envelope<never>
  /** Seconds; null where waiting does not help. */
  readonly retryAfter: number | null
}

/** Whose disk it is: the folder of a file of ours; what the database says names the file itself. */
const whereOf = (error: unknown): { readonly folder: string } => {
  const { path } = causeOf(error) as NodeJS.ErrnoException
  return { folder: path === undefined ? 'of the database, or of an open file' : dirname(path) }
}

/**
 * Logs a fault of the server. 503 with Retry-After; 507 when a disk is full or not writable, which waiting does not cure (R-wire-12); else
 * 500. 507 and 500 carry a number to report, and never the message of the fault.
 */
export const noteAndAnswer = (
  error: Error & { statusCode?: number },
  request: FastifyRequest,
): FaultAnswer => {
  const status = statusOf(error)
  const why = status === 500 ? unavailabilityOf(error) : null
  if (why === null && status !== CODE.unavailable) {
    noteFault(request, error, 'request failed')
    const body = failure(CODE.crash, reportable('服务器出错了，请稍后再试', request))
    return { status, body, retryAfter: null }
  }
  if (why === 'unwritable') {
    noteFault(request, error, 'a disk cannot be written', whereOf(error))
    const body = failure(CODE.noRoom, reportable(DISK_UNWRITABLE, request))
    return { status: CODE.noRoom, body, retryAfter: null }
  }
  const away = error instanceof ScannerAway ? 'scanner of files' : 'database or object store'
  noteFault(request, error, `${away} unavailable`)
  if (why === 'full')
    return {
      status: CODE.noRoom,
      body: failure(CODE.noRoom, reportable(DATABASE_FULL, request)),
      retryAfter: null,
    }
  const body = failure(CODE.unavailable, messageFor(CODE.unavailable))
  return { status: CODE.unavailable, body, retryAfter: RETRY_AFTER_SECONDS }
}

/** A file that a scanner refuses is a fault of what was sent; the log says what was found and who sent it, by number. */
const answerUnsafe = ({ message, found }: UnsafeFile, request: FastifyRequest, reply: FastifyReply) => {
  request.log.warn({ found, userId: request.viewer?.userId }, 'unsafe file refused')
  return reply.code(200).send(failure(CODE.fieldError, message))
}

/** The answer to a failure: only its kind and, if it should be reported, its number. */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  forgetAnswer(reply)
  const fields = fieldMessage(error)
  if (fields) {
    // Only the path of the invalid field: its text may be invented by the sender.
    const { validationContext: part } = error
    request.log.warn(
      { call: request.routeOptions.url, part, userId: request.viewer?.userId },
      'input refused',
    )
    return reply.code(200).send(failure(CODE.fieldError, fields))
  }
  if (error instanceof UnsafeFile) return answerUnsafe(error, request, reply)
  const status = statusOf(error)
  if (status >= 500) {
    const { body, retryAfter, ...answer } = noteAndAnswer(error, request)
    reply.header(REQUEST_ID_HEADER, request.id)
    if (retryAfter !== null) reply.header('retry-after', retryAfter)
    return reply.code(answer.status).send(body)
  }
  request.log.info({ reason: error.code }, 'request refused')
  return reply.code(status).send(failure(status, messageFor(status)))
}

/** 404 in an envelope: for an address at which there is nothing. */
export const answerUnknown = (_: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(failure(CODE.notFound, messageFor(404)))

/** Puts the envelope round every failure of every route. */
export const handleErrors = (app: FastifyInstance): void => {
  const answerOverloaded = overloadAnswers(app.log)
  app.setErrorHandler((error: FastifyError, request, reply) =>
    error instanceof Overloaded
      ? answerOverloaded(error, reply.header(REQUEST_ID_HEADER, request.id))
      : answerError(error, request, reply),
  )
}

/** The answers that Fastify gives before a route is found: an address that cannot be read, say. */
export const answerFrameworkError = (error: FastifyError, _: FastifyRequest, reply: FastifyReply): void => {
  const status = statusOf(error)
  void reply.code(status).send(failure(status, messageFor(status)))
}

const STATUS_OF_SOCKET_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Invalid HTTP is answered with an envelope too, while the connection is open. */
export const answerSocketError = (
  error: NodeJS.ErrnoException,
  socket: { writable: boolean; end(text: string): void; destroy(): void },
) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = STATUS_OF_SOCKET_ERROR[error.code ?? ''] ?? 400
  socket.end(socketAnswer({ status, message: messageFor(status) }))
}

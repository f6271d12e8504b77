import type { FastifyReply } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { failure } from '../../http/envelope.ts'

/** Nothing that a file holds runs, asks for anything or learns where it is shown; another school's page may show it. */
export const asContent = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    )

/** As long as an address holds, its answer is the same. */
export const asKept = (reply: FastifyReply, seconds: number): FastifyReply =>
  asContent(reply).header('cache-control', `private, max-age=${seconds}, immutable`)

/** Never 401 or 403, which would sign a teacher out (R-wire-3, R-wire-4). */
export const answerExpired = (reply: FastifyReply) =>
  reply.code(410).send(failure(CODE.gone, '文件地址已过期，请刷新页面后再试'))

export const answerTakenDown = (reply: FastifyReply) =>
  reply.code(410).send(failure(CODE.gone, '这个文件已下架'))

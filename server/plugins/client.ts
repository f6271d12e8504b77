import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { configurationText } from '../http/configuration.ts'
import { answerUnknown } from '../http/errors.ts'

export interface ClientPlaces {
  /** Where the built client lies. */
  readonly clientDirectory: string
  readonly configFile: string
}

const YEAR = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** A page of the app: asked for by a browser that goes somewhere, outside the API, and not a file. */
const isNavigation = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  const last = path.slice(path.lastIndexOf('/') + 1)
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path) && !last.includes('.')
}

/** The built client, the school's configuration, and index.html for every address of the app. */
export const client = fastifyPlugin<ClientPlaces>(async (app, { clientDirectory, configFile }) => {
  app.get('/config.json', { schema: { hide: true } }, async (request, reply) => {
    const { text } = await configurationText(configFile)
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', ASK_FIRST).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })

  const built = existsSync(join(clientDirectory, 'index.html'))
  if (built) {
    const assets = join(clientDirectory, 'assets')
    await app.register(fastifyStatic, {
      root: clientDirectory,
      preCompressed: true,
      // The bundler's own list of files is nobody's business.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => {
        reply.header('cache-control', path.startsWith(assets) ? YEAR : ASK_FIRST)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isNavigation(request)) return reply.sendFile('index.html')
    return answerUnknown(request, reply)
  })
})

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyPlugin from 'fastify-plugin'
import { type Banners, withBanners } from '../http/home-page.ts'

export interface HomePageNeeds {
  /** Where the built client lies. */
  readonly clientDirectory: string
  readonly banners: () => Promise<Banners>
}

/** The page does not wait longer for its banners: it comes without, and the app asks for them. */
const PATIENCE_MS = 250
/** So long the same banners are sent along without looking again. */
const FRESH_MS = 10_000

interface Built {
  readonly changed: number
  readonly html: string
}

/** The page as it was built; read again when it is built again. */
const builtPage = (file: string) => {
  let known: Built | null = null
  return async (): Promise<Built> => {
    const { mtimeMs } = await stat(file)
    if (known?.changed !== mtimeMs) known = { changed: mtimeMs, html: await readFile(file, 'utf8') }
    return known
  }
}

/** What `ask` answers, remembered for a while; null when it fails or takes too long. Asked once, however many wait. */
const remembered = (ask: () => Promise<Banners>) => {
  let asking: { readonly since: number; readonly answer: Promise<Banners | null> } | null = null
  return async (): Promise<Banners | null> => {
    const now = performance.now()
    if (asking === null || now - asking.since > FRESH_MS) {
      const answer = ask().catch(() => {
        asking = null
        return null
      })
      asking = { since: now, answer }
    }
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS)
    })
    try {
      return await Promise.race([asking.answer, late])
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * Home brings along what it would ask for first, so that its first picture need not wait for the app. Registered only
 * where this server is the API of the client; docs/decisions/0040-the-page-before-the-app.md.
 */
export const homePage = fastifyPlugin<HomePageNeeds>(async (app, { clientDirectory, banners }) => {
  const page = builtPage(join(clientDirectory, 'index.html'))
  const bannersNow = remembered(banners)

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const [{ html }, known] = await Promise.all([page(), bannersNow()])
    const body = known === null ? html : withBanners(html, known)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(body)
  })
})

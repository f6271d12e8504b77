import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyPlugin from 'fastify-plugin'
import { sendWithEtag } from '../http/etag.ts'
import { type Banners, withBanners } from '../http/home-page.ts'

export interface HomePageNeeds {
  /** Where the built client lies. */
  readonly clientDirectory: string
  readonly banners: () => Promise<Banners>
}

/** The page does not wait longer for its banners: it comes without, and the app asks for them. */
const PATIENCE_MS = 250

const inTime = async <T>(answer: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Home brings along what it would ask for first, so that its first picture need not wait for the app. Registered only
 * where this server is the API of the client; docs/decisions/0040-prerendered-home-shell.md.
 */
export const homePage = fastifyPlugin<HomePageNeeds>(async (app, { clientDirectory, banners }) => {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const asked = banners().catch((error: unknown) => {
      request.log.warn({ err: error }, 'home goes without its banners')
      return null
    })
    const [page, known] = await Promise.all([
      readFile(join(clientDirectory, 'index.html'), 'utf8'),
      inTime(asked),
    ])
    return sendWithEtag(request, reply, {
      type: 'text/html',
      text: known === null ? page : withBanners(page, known),
    })
  })
})

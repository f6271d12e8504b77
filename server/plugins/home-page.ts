import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyPlugin from 'fastify-plugin'
import { sendWithEtag } from '../http/etag.ts'
import { type Banners, withBanners } from '../http/home-page.ts'
import { inTime } from '../http/in-time.ts'

export interface HomePageNeeds {
  /** Where the built client lies. */
  readonly clientDirectory: string
  readonly banners: () => Promise<Banners>
}

/**
 * Home is sent with the data of its first call, so that its first picture does not wait for the app. Registered only where this server
 * is the client's API; docs/decisions/0040-prerendered-home-shell.md.
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

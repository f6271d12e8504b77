import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ConfigurationFile } from '#contract/configuration.ts'
import { configurationText } from '../config/configuration.ts'
import { withNames } from '../config/site-names.ts'
import type { SiteNamesKept } from '../db/schema/site-setting.ts'
import { answerUnknown } from '../http/errors.ts'
import { sendWithEtag } from '../http/etag.ts'
import { inTime } from '../http/in-time.ts'
import { isPageAddress } from '../http/page-address.ts'
import { routePages } from '../http/route-pages.ts'
import { type HomePageNeeds, homePage } from './home-page.ts'
import { dropPageHeaders } from './security-headers.ts'

export interface ClientPlaces extends Pick<HomePageNeeds, 'banners'> {
  /** Where the built client lies. */
  readonly clientDirectory: string
  readonly configFile: string
  readonly configuration: Pick<ConfigurationFile, 'apiHost'>
  /** What administrators set on the screen. */
  readonly site: { settings(): Promise<{ readonly names: SiteNamesKept }> }
}

const YEAR = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** Workers keep to the policy that their own script came with; of any other script or stylesheet the page's holds. */
const isPartOfPage = (path: string): boolean =>
  /\.(?:m?js|css)(?:\.(?:br|gz))?$/.test(path) && !/worker/.test(path)

const isNavigation = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && isPageAddress(url)

/** The built client, the school's configuration, and for every address of the app the page of its route. */
export const client = fastifyPlugin<ClientPlaces>(async (app, places) => {
  const { clientDirectory, configFile, configuration } = places
  app.get('/config.json', { schema: { hide: true } }, async (request, reply) => {
    const { text } = await configurationText(configFile)
    const set = await inTime(
      places.site.settings().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the configuration goes as the file says it')
        return null
      }),
    )
    return sendWithEtag(request, reply, {
      type: 'application/json',
      text: set === null ? text : withNames(text, set.names),
    })
  })

  const built = existsSync(join(clientDirectory, 'index.html'))
  if (built) {
    if (configuration.apiHost === '') await app.register(homePage, places)
    const assets = join(clientDirectory, 'assets')
    await app.register(fastifyStatic, {
      root: clientDirectory,
      preCompressed: true,
      // The bundler's own list of files is not served.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => {
        reply.header('cache-control', path.startsWith(assets) ? YEAR : ASK_FIRST)
        if (path.startsWith(assets) && isPartOfPage(path)) dropPageHeaders(reply)
      },
    })
    // Serves the file without the package's check for case-insensitive file systems, which lists the
    // whole folder for each of the files that a page is made of. Nothing here is guarded by how it is spelt.
    app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) =>
      reply.sendFile(`assets/${request.params['*']}`),
    )
  }
  const pageFor = routePages(clientDirectory)
  app.setNotFoundHandler((request, reply) => {
    if (built && isNavigation(request)) return reply.sendFile(pageFor(request.url))
    return answerUnknown(request, reply)
  })
})

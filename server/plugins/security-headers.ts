import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ConfigurationFile } from '#contract/configuration.ts'
import type { Storage } from '../storage/storage.ts'

interface Options {
  readonly configuration: ConfigurationFile
  readonly storage: Storage
}

const isOutside = (address: string): boolean => /^https?:\/\//i.test(address)

const originOf = (address: string): string[] => (isOutside(address) ? [new URL(address).origin] : [])

/**
 * The content security policy: only what this server serves, plus exactly the hosts that the school's configuration names and the store
 * that uploads are sent to.
 */
export const contentPolicy = (
  { apiHost, mediaHosts, player }: ConfigurationFile,
  uploadHost: string | null = null,
): Record<string, string[]> => {
  const api = originOf(apiHost)
  const media = mediaHosts.flatMap(originOf)
  // A policy source has no query.
  const ofPlayer = (addresses: readonly string[]) =>
    addresses
      .map((address) => address.replaceAll('{version}', player?.version ?? '').replace(/[?#].*$/, ''))
      .filter(isOutside)
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...ofPlayer(player?.scriptUrls ?? [])],
    'script-src-attr': ["'none'"],
    // Radix locks scrolling and hides scrollbars with style elements that it writes itself.
    'style-src': ["'self'", "'unsafe-inline'", ...ofPlayer(player === null ? [] : [player.styleUrl])],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...media],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:', ...api, ...media],
    'connect-src': ["'self'", ...api, ...media, ...originOf(uploadHost ?? '')],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}

const PERMISSIONS = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'display-capture=()',
  'fullscreen=(self)',
  'autoplay=(self)',
  'picture-in-picture=(self)',
].join(', ')

const written = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')

/** Headers that browsers heed only on pages, frames and workers. */
const OF_PAGES = {
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
} as const

/** No HSTS: many schools serve plain HTTP in their own network; their proxy knows better. */
const OF_EVERY_ANSWER = {
  ...OF_PAGES,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

const POLICY = 'content-security-policy'

const OPENER = 'cross-origin-opener-policy'

/**
 * Whether a browser opens a page over plain HTTP by a host name. There it ignores Cross-Origin-Opener-Policy and warns in its console. Fetch
 * metadata tell a secure context, also behind a proxy that does not forward the scheme.
 */
const isOpenedInsecurely = ({ headers, protocol }: FastifyRequest): boolean =>
  headers['upgrade-insecure-requests'] !== undefined &&
  headers['sec-fetch-dest'] === undefined &&
  protocol !== 'https'

/** For a script or a stylesheet of a page: seven hundred bytes less, for each of the thirty files that a page is made of. */
export const dropPageHeaders = (reply: FastifyReply): void => {
  for (const name of [...Object.keys(OF_PAGES), POLICY]) reply.removeHeader(name)
}

/**
 * Headers of every answer; a route may replace one. They are built once, not by a package at each request, which took a tenth of the
 * time of a small answer (docs/decisions/0071-media-segment-cost.md).
 */
export const securityHeaders = fastifyPlugin<Options>(async (app, { configuration, storage }) => {
  const policy = contentPolicy(configuration, storage.direct?.host)
  const headers = { ...OF_EVERY_ANSWER, [POLICY]: written(policy) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isOpenedInsecurely(request)) reply.removeHeader(OPENER)
    done()
  })
})

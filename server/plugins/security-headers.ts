import helmet from '@fastify/helmet'
import fastifyPlugin from 'fastify-plugin'
import type { ConfigurationFile } from '#contract/configuration.ts'

const isOutside = (address: string): boolean => /^https?:\/\//i.test(address)

const originOf = (address: string): string[] => (isOutside(address) ? [new URL(address).origin] : [])

/** The policy: nothing but what this server hands out, widened by exactly what the school's configuration names. */
export const contentPolicy = ({
  apiHost,
  mediaHosts,
  player,
}: ConfigurationFile): Record<string, string[]> => {
  const api = originOf(apiHost)
  const media = mediaHosts.flatMap(originOf)
  // A policy knows no queries.
  const ofVersion = (address: string) =>
    address.replaceAll('{version}', player.version).replace(/[?#].*$/, '')
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...player.scriptUrls.map(ofVersion).filter(isOutside)],
    'script-src-attr': ["'none'"],
    // Radix locks scrolling and hides scrollbars with style elements that it writes itself.
    'style-src': ["'self'", "'unsafe-inline'", ...[ofVersion(player.styleUrl)].filter(isOutside)],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...media],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:', ...api, ...media],
    'connect-src': ["'self'", ...api, ...media],
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

/** Headers of every answer. No HSTS: many schools serve plain HTTP in their own network; their proxy knows better. */
export const securityHeaders = fastifyPlugin<{ configuration: ConfigurationFile }>(
  async (app, { configuration }) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(configuration) },
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'sameorigin' },
    })
    app.addHook('onRequest', async (_, reply) => {
      reply.header('permissions-policy', PERMISSIONS)
    })
  },
)

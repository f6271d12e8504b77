import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the bucket's rule lets pages of other origins do. */
export interface CrossOriginRule {
  readonly origins: readonly string[]
  readonly methods: readonly string[]
  readonly headers: readonly string[]
  readonly exposed: readonly string[]
  readonly maxAgeSeconds: string
}

/** Reads a rule as stores take it (CORSConfiguration). */
export const crossOriginRuleOf = (xml: string): CrossOriginRule => {
  const texts = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')
  return {
    origins: texts('AllowedOrigin'),
    methods: texts('AllowedMethod'),
    headers: texts('AllowedHeader').map((name) => name.toLowerCase()),
    exposed: texts('ExposeHeader'),
    maxAgeSeconds: texts('MaxAgeSeconds')[0] ?? '',
  }
}

const allows = (rule: CrossOriginRule, origin: string, method: string, headers: readonly string[]): boolean =>
  [origin, '*'].some((one) => rule.origins.includes(one)) &&
  rule.methods.includes(method) &&
  headers.every((name) => rule.headers.includes('*') || rule.headers.includes(name))

/**
 * Answers a browser as stores do: it hears of a rule only where all of what it asks for is allowed. False for a preflight that
 * is refused.
 */
export const answerCrossOrigin = (
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  rule: CrossOriginRule | null,
): boolean => {
  const { origin } = headers
  if (origin === undefined) return true
  const isPreflight = method === 'OPTIONS'
  const asked = isPreflight ? (headers['access-control-request-method'] ?? '') : method
  const named = (isPreflight ? (headers['access-control-request-headers'] ?? '') : '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
  if (rule === null || !allows(rule, origin, asked, named)) return !isPreflight
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'Origin')
  if (rule.exposed.length > 0) response.setHeader('access-control-expose-headers', rule.exposed.join(', '))
  if (!isPreflight) return true
  response.setHeader('access-control-allow-methods', rule.methods.join(', '))
  // Stores repeat what was asked for: a browser does not take the star for `authorization`.
  response.setHeader('access-control-allow-headers', named.join(', '))
  response.setHeader('access-control-max-age', rule.maxAgeSeconds)
  return true
}

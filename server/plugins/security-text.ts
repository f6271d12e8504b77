import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sendWithEtag } from '../http/etag.ts'
import type { Clock } from '../runtime/clock.ts'

export interface SecurityTextOptions {
  readonly clock: Clock
  /** Where somebody reports a weakness: `mailto:`, `https:` or `tel:`, the best first; none for no page. */
  readonly securityContacts: readonly string[]
}

const DAY_MS = 86_400_000
/** RFC 9116 wants less than a year: half of one, so that a copy that is kept somewhere is not believed for long. */
const DAYS_VALID = 180

/** Of a day, not of a moment: the same text all day long. */
const expiryAt = (now: Date): string =>
  new Date((Math.floor(now.getTime() / DAY_MS) + DAYS_VALID) * DAY_MS).toISOString()

const textOf = (contacts: readonly string[], now: Date): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiryAt(now)}`,
    'Preferred-Languages: zh, en',
    '',
  ].join('\n')

/** `/.well-known/security.txt` (RFC 9116), where an operator has named a contact. */
export const securityText = fastifyPlugin(
  async (app: FastifyInstance, { clock, securityContacts }: SecurityTextOptions) => {
    if (securityContacts.length === 0) return
    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (request, reply) =>
      sendWithEtag(request, reply, { type: 'text/plain', text: textOf(securityContacts, clock()) }),
    )
  },
  { name: 'security-text' },
)

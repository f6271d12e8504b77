import type { Configuration } from '../kernel/configuration.ts'
import { parsedUrl } from '../kernel/parsed-url.ts'

const WHOLE = /\.m3u8(?:[?#]|$)/i

/**
 * The host of a stream that the server's content security policy does not allow; '' if it is allowed, or if
 * the address is incomplete.
 */
export const barredHost = (
  address: string,
  { apiHost, mediaHosts }: Pick<Configuration, 'apiHost' | 'mediaHosts'>,
  ownOrigin: string,
): string => {
  const stream = WHOLE.test(address) ? parsedUrl(address) : null
  if (stream === null) return ''
  const allowed = [ownOrigin, ...[apiHost, ...mediaHosts].map((one) => parsedUrl(one)?.origin)]
  return allowed.includes(stream.origin) ? '' : stream.host
}

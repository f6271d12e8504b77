import type { Configuration } from '../kernel/configuration.ts'

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
  if (!WHOLE.test(address) || !URL.canParse(address)) return ''
  const { origin, host } = new URL(address)
  const allowed = [apiHost, ...mediaHosts]
    .filter((one) => URL.canParse(one))
    .map((one) => new URL(one).origin)
  return origin === ownOrigin || allowed.includes(origin) ? '' : host
}

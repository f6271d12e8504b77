import type { Configuration } from '../kernel/configuration.ts'

const WHOLE = /\.m3u8(?:[?#]|$)/i

/**
 * The host of a stream that no page may play from, as the server's content policy has it; '' for one that may be played and for what is no
 * whole address yet.
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

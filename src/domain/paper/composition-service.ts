import { parsedUrl } from '../kernel/parsed-url.ts'
/** 组卷 and 电子组卷. */
export type PaperKind = 'paper' | 'electronic'

/**
 * The address of an outside composition service for a user: R-paper-2 hands it the token in the query. Only ever made for
 * the address that is configured, never for one that an answer names (docs/decisions/0164).
 */
export const compositionServiceAddress = (serviceUrl: string, token: string): string => {
  const url = new URL(serviceUrl)
  url.searchParams.set('token', token)
  return url.href
}

/** Whether an address is the built-in composer of the site at `origin`, however it is written: sending the browser there would be an endless loop. */
export const isBuiltInComposer = (address: string, origin: string): boolean => {
  const url = parsedUrl(address, origin)
  return url?.origin === origin && /^\/paper\/?$/.test(url.pathname)
}

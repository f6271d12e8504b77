import { parsedUrl } from '#domain/kernel/parsed-url.ts'

/** Whether the page's own policy kept something of an address's host from being fetched, from now on until `signal`. */
export const watchBarredHosts = (signal: AbortSignal): ((address: string) => boolean) => {
  const barred = new Set<string>()
  const originOf = (address: string): string => parsedUrl(address, document.baseURI)?.origin ?? ''
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      if (disposition === 'enforce' && /^(connect|media)-src$/.test(effectiveDirective))
        barred.add(originOf(blockedURI))
    },
    { signal },
  )
  return (address) => barred.has(originOf(address))
}

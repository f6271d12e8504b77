/**
 * Resolves addresses of pictures and files of the wire. Absolute addresses and `data:` pictures pass, paths with a leading slash are relative to
 * the API's host, and anything else (a script, a bare word) becomes ''.
 */
export const fileAddressOf =
  (baseUrl: string) =>
  (address: string): string => {
    if (/^(?:https?:)?\/\//i.test(address) || /^data:image\//i.test(address)) return address
    return address.startsWith('/') ? `${baseUrl}${address}` : ''
  }

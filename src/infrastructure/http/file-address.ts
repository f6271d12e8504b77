/**
 * Addresses of pictures and files as the wire names them: whole ones and pictures written into the answer pass, those
 * that begin with a slash stand on the API's host, anything else (a script, a bare word) is no address and becomes ''.
 */
export const fileAddressOf =
  (baseUrl: string) =>
  (address: string): string => {
    if (/^(?:https?:)?\/\//i.test(address) || /^data:image\//i.test(address)) return address
    return address.startsWith('/') ? `${baseUrl}${address}` : ''
  }

/**
 * The password as the wire wants it: MD5, hexadecimal, upper case (R-session-1). The library is fetched when a user
 * signs in, not with the first page.
 */
export const wirePassword = async (password: string): Promise<string> => {
  const { default: md5 } = await import('crypto-js/md5.js')
  // Half a surrogate pair would make the library throw.
  const wellFormed = new TextDecoder().decode(new TextEncoder().encode(password))
  return md5(wellFormed).toString().toUpperCase()
}

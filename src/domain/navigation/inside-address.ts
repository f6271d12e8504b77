/**
 * True for a path of this app. Browsers drop tabs and line breaks from an address and read a backslash as a slash, so
 * that any of them behind the first slash can name another host.
 */
export const isInsideAddress = (address: string): boolean => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(address)

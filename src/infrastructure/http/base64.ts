/** Bytes as text, one at a time: of many at once no call takes the arguments. */
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

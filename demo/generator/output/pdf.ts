/** The same date in every file: what is printed twice is the same twice. Offsets in the file must not move. */
export const settled = (bytes: Uint8Array): Uint8Array => {
  const text = Buffer.from(bytes).toString('latin1')
  const dated = text.replace(/\(D:\d{14}/gu, '(D:20240901080000')
  return Buffer.from(dated, 'latin1')
}

export const pagesOf = (bytes: Uint8Array): number =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page(?!s)/gu),
  ].length

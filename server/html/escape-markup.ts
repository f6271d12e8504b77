const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML and XML write it, between tags or as the value of an attribute in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => CHARACTERS[character] ?? character)

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What the above has written, as it was. */
export const unescapeMarkup = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => SIGNS[name] ?? whole)

/** The same for XML 1.0, without the characters that it cannot hold. */
export const xmlText = (text: string): string =>
  escapeMarkup(text.replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, ''))

/** Calls once the document has been read to its end: at once, where it has been. What stands further down in it is there then. */
export const whenParsed = (act: () => void): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true })
  else act()
}

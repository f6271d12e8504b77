/** Calls `act` once the whole document has been parsed, at once if it has been. */
export const whenParsed = (act: () => void): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true })
  else act()
}

/**
 * What has the focus as a dialog is asked for, to be given it back; of an entry of a menu, which goes with its menu, the button that opened
 * the menu.
 */
export const focusedOpener = (): Element | null => {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

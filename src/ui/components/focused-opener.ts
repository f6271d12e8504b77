/**
 * The element to return the focus to after a dialog: the focused one, or for a menu item, which disappears with its menu, the menu's button.
 */
export const focusedOpener = (): Element | null => {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

/** The page's body, for the skip link and for the focus after a navigation. */
export const MAIN_ID = 'main'

/** The toasts lie outside of every dialog; a dialog uses this id to tell a click on a toast from a click outside. */
export const TOASTS_ID = 'toasts'

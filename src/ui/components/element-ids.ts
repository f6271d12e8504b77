/** The page's body, for the skip link and for the focus after a navigation. */
export const MAIN_ID = 'main'

/** The toasts lie outside of every dialog; a dialog asks by this whether it was they that were touched. */
export const TOASTS_ID = 'toasts'

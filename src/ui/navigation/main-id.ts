/** The page's body, for the skip link and for the focus after a navigation. */
export const MAIN_ID = 'main'

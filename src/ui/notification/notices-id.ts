/** The notices lie outside of every dialog; a dialog asks by this whether it was they that were touched. */
export const NOTICES_ID = 'notices'

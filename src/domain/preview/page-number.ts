/** The class of the place in a running head or foot of a document where the number of its page stands. */
export const PAGE_NUMBER = 'page-number'

/** The same for the number of all pages. */
export const PAGE_COUNT = 'page-count'

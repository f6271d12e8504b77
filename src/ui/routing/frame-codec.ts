/** Where the banners of home are managed. */
export const FRAME_ADDRESS = '/manage/frame'

/** Where categories, tags and hot searches are; `kind` says which. */
export const WORDS_ADDRESS = '/manage/words'

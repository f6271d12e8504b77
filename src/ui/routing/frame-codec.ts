/** Where the banners of home are managed. */
export const FRAME_ADDRESS = '/manage/frame'

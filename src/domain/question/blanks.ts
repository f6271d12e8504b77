/** A blank of a stem: three underscores or more, also wide ones. */
export const BLANK = /[_＿]{3,}/g

/** Wire contract: what was seen to this share, in percent, is finished, for good. */
export const FINISHED_AT = 90

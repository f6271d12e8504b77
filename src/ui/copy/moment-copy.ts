/** The text of a moment that is typed. */
export const momentCopy = { inPart: '请把日期和时间填完整，或全部清空' }

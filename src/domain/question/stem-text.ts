/** A blank of a stem: three underscores or more, also wide ones. */
export const BLANK = /[_＿]{3,}/g

const INDENT = /^(?=[ \u00a0]{2}|[ \u00a0]?\t)[ \t\u00a0]+(?=\S)/

/**
 * The blanks by which a line of a program is indented, two or a tab at least; '' for none. `text` is what follows a line break:
 * an editor's own formatting begins with another one.
 */
export const indentOf = (text: string): string => INDENT.exec(text)?.[0] ?? ''

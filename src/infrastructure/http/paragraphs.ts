import { textOf } from './wire-values.ts'

/** Splits plain text of the wire into paragraphs at empty lines. */
export const paragraphsOf = (text: string | null | undefined): readonly string[] =>
  textOf(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

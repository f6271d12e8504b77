import { textOf } from './wire-values.ts'

/** Plain text of the wire as paragraphs: what an empty line separates. */
export const paragraphsOf = (text: string | null | undefined): readonly string[] =>
  textOf(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

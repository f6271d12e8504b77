/** A formatted text that a user writes. `html` goes to a backend, which sanitises it; the other fields measure it. */
export interface RichText {
  readonly html: string
  /** Characters that can be seen: white space and characters without a shape do not count (docs/decisions/0054). */
  readonly length: number
  readonly pictures: number
}

export const EMPTY_TEXT: RichText = { html: '', length: 0, pictures: 0 }

export const isBlank = ({ length, pictures }: RichText): boolean => length === 0 && pictures === 0

/** How many characters of a plain text can be seen. */
export const visibleLength = (text: string): number =>
  Array.from(text.replace(/[\s\p{Cc}\p{Cf}]/gu, '')).length

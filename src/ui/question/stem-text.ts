import { safeFragment } from '../components/safe-fragment.ts'

const LONGEST = 40

/** How a question begins, as plain text: to name it where it is not seen. */
export const stemText = (html: string): string =>
  Array.from((safeFragment(html, 'question').textContent ?? '').replace(/\\[()[\]]/g, '').trim())
    .slice(0, LONGEST)
    .join('')

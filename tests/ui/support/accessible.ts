import type { RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { axe } from './lean-axe.ts'

/** Without styles a hidden field for files counts as seen; without a layout nothing has a colour, a size or a place, and no dialog covers what is behind it: those rules are the browser's (`tests/e2e/support/accessibility.ts`). */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: {
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
    'aria-hidden-focus': { enabled: false },
  },
  resultTypes: ['violations'],
}

/** No barrier that names, roles and their order have, on the page as it stands. */
export const expectNoBarrier = async (): Promise<void> => {
  const { violations } = await axe.run({ include: [document.body], exclude: ['input[type=file]'] }, OPTIONS)
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([])
}

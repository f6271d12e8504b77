import { expect } from 'vitest'
import { axe } from './lean-axe.ts'

/** What axe finds on the page by its roles and names; colours and places are the browser's to look at. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    // Of what is as it should be axe would name every element by a selector that nothing else has.
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
}

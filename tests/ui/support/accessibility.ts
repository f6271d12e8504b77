import axe from 'axe-core'
import { expect } from 'vitest'

/** What axe finds on the page by its roles and names; colours and places are the browser's to look at. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

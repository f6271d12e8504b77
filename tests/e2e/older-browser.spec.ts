import { leadTo } from './support/app.ts'
import { expect, test } from './support/test.ts'

/** Takes away what Chromium 109 does not have, of all that the app and its packages might call (R-product-11, docs/decisions/0534). */
const withoutNewer = (): void => {
  const typed = Object.getPrototypeOf(Int8Array.prototype) as object
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
  const gone: readonly (readonly [object, readonly string[]])[] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [typed, ['toSorted', 'toReversed', 'with']],
    [
      iterators,
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Math, ['sumPrecise']],
    [Document.prototype, ['startViewTransition']],
    [globalThis, ['Iterator', 'scheduler', 'navigation']],
  ]
  for (const [from, names] of gone) for (const name of names) Reflect.deleteProperty(from, name)
}

test.use({ persona: 'teacher' })

test('the oldest browser opens every kind of page', async ({ page, app }) => {
  await page.addInitScript(withoutNewer)
  await page.goto('/')
  await expect(app.userMenu).toBeVisible()
  expect(await page.evaluate(() => 'toSorted' in [])).toBe(false)
  for (const [address, content] of [
    ['/list?type=1', 'main article'],
    ['/introduction?id=1&type=1', '.course-chapter'],
    ['/play?id=1&section=2', '.seek-bar'],
    ['/details?id=213&type=3', '.resource__actions'],
    // A PDF.
    ['/details?id=25&type=3', 'main canvas'],
    ['/details?type=4', 'main article'],
    ['/details?type=4&mode=practice&course=1&section=6', '.answer-option'],
    ['/coursetable?activeIndex=1', '.learning-row'],
    ['/school-local/school-local-mydatabase', '.own-row'],
    ['/school-local/school-local-database', '.school-file-row'],
    ['/paper', '.basket-start, main h2'],
    ['/studio', 'main h1'],
    ['/notices', '.notice-item'],
  ] as const) {
    await leadTo(page, address)
    await expect(page.locator(content).first()).toBeVisible()
  }
})

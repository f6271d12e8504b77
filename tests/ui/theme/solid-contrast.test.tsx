import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#tests/support/solid-contrast.ts'
import { cutRadix } from '../../../scripts/vite/radix-cut.ts'
import { readRadixUse } from '../../../scripts/vite/radix-use.ts'
import { THEME } from '../../../src/ui/theme/theme-attributes.ts'

const radix = dirname(createRequire(import.meta.url).resolve('@radix-ui/themes/package.json'))
const use = readRadixUse('src/ui', radix, THEME)
const own = readFileSync('src/ui/theme/theme.css', 'utf8')
const served = (theme: string) =>
  parse(cutRadix(readFileSync(join(radix, 'styles.css'), 'utf8'), use) + theme)

const STATES = {
  'at rest': '',
  'under the pointer': 'data-hovered',
  pressed: 'data-hovered data-pressed',
}
const LEAST = 4.5

/** A solid button as the app draws it. */
const buttonOf = (scheme: string, accent: string, state: string): Element => {
  document.documentElement.className = scheme
  document.body.innerHTML = `
    <div class="radix-themes ${scheme}" data-accent-color="${THEME.accentColor}" data-gray-color="${THEME.grayColor}">
      <button data-accent-color="${accent}" class="rt-reset rt-BaseButton rt-variant-solid rt-Button" ${state}></button>
    </div>`
  const button = document.querySelector('button')
  if (button === null) throw new Error('no button')
  return button
}

const contrasts = (root: ReturnType<typeof served>) =>
  ['light', 'dark'].flatMap((scheme) =>
    [...use.accents].flatMap((accent) =>
      Object.entries(STATES).map(
        ([state, attributes]) =>
          [`${accent}, ${scheme}, ${state}`, contrastOf(root, buttonOf(scheme, accent, attributes))] as const,
      ),
    ),
  )

describe('a solid button', () => {
  it('has words that stand out from it, in every accent, scheme and state', () => {
    const found = contrasts(served(own))
    expect(found).toHaveLength(use.accents.size * 2 * 3)
    expect(found.filter(([, contrast]) => contrast < LEAST)).toEqual([])
  })

  it('would not by the colours of Radix Themes alone', () => {
    const faint = contrasts(served('')).flatMap(([name, contrast]) => (contrast < LEAST ? [name] : []))
    expect(faint).toEqual(
      expect.arrayContaining([
        'red, light, at rest',
        'gray, light, at rest',
        'indigo, dark, under the pointer',
      ]),
    )
  })
})

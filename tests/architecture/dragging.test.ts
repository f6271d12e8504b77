import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Views that have presses of their own for a place up and down, beside other acts on a row. */
const OWN_PRESSES = ['pages/studio/thing-head.tsx']

it('whatever is moved by a handle is moved by a press too: a touch drags nothing, and not everybody can drag (WCAG 2.5.7)', () => {
  const dragged = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name, source: readFileSync(join('src/ui', name), 'utf8') }))
    .filter(({ source }) => source.includes('<DragHandle'))
  expect(dragged.length).toBeGreaterThan(4)
  const without = dragged.filter(({ source }) => !source.includes('<StepButtons')).map(({ name }) => name)
  expect(without).toEqual(OWN_PRESSES)
})

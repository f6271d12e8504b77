import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/** The pages of the office. */
const OFFICE =
  /^src\/ui\/(?:pages\/(?:audit|cloud-menus|curriculum|first-start|frame|managed-notices|people|personal-data|reports|roles|roster|schools|site|words)|components|moderation)\/[^/]+\.tsx$/

/** What only shows what was chosen; nobody presses it to send something. */
const CHOICES = new Set(['src/ui/pages/roster/roster-chooser.tsx'])

/** A browser takes the focus from a button that is disabled while what it asked for is under way: `aria-disabled` leaves it there. */
it('a button of the office that was pressed and waits keeps the focus', () => {
  const files = projectFiles('src/ui').filter((path) => OFFICE.test(path) && !CHOICES.has(path))
  expect(files.length).toBeGreaterThan(60)
  const losing = files.filter((path) =>
    /(?<!-)\bdisabled=\{(?:isBusy|busy|sending)\b/.test(readFileSync(path, 'utf8')),
  )
  expect(losing).toEqual([])
})

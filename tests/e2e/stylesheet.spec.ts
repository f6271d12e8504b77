import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { run } from '../../scripts/support/run.ts'
import { settledMotion } from './support/motion.ts'
import { SCENES } from './support/scenes.ts'
import { test as base, expect } from './support/test.ts'

const WHOLE = join('.cache', 'whole-client')
const WIDTHS = [1366, 820, 390]

/** The stylesheet of a build that holds the rules of Radix Themes. */
const stylesheetOf = (folder: string): { name: string; text: string } => {
  const assets = join(folder, 'assets')
  const found = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }))
    .find(({ text }) => text.includes('.radix-themes'))
  if (found === undefined) throw new Error(`${folder} has no stylesheet of Radix Themes`)
  return found
}

// One after the other in one worker, which builds once.
base.describe.configure({ mode: 'default' })

const test = base.extend<object, { wholeStylesheet: string }>({
  /** The stylesheet of the first page with Radix Themes left whole. */
  wholeStylesheet: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', WHOLE, '--logLevel', 'warn']
      const env = { ...process.env, NODE_ENV: 'production', RADIX_CSS: 'whole' }
      const { code, stdout, stderr } = await run(process.execPath, args, { env })
      if (code !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`)
      await use(stylesheetOf(WHOLE).text)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** Lays another stylesheet beside the one that is loaded, to change between the two at once. */
const layBeside = async (page: Page, cutName: string, text: string): Promise<void> => {
  await page.route('**/assets/whole.css', (route) =>
    route.fulfill({ contentType: 'text/css; charset=utf-8', body: text }),
  )
  // What differs must not fade from one to the other.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  await page.evaluate(async (name) => {
    const cut = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href$="${name}"]`)
    if (cut === null) throw new Error(`${name} is not loaded`)
    cut.id = 'cut'
    const whole = cut.cloneNode() as HTMLLinkElement
    whole.id = 'whole'
    whole.href = '/assets/whole.css'
    const loaded = new Promise((done) => whole.addEventListener('load', done))
    cut.before(whole)
    await loaded
  }, cutName)
}

/** Every property of every element, and of what stands before and after it, that the two stylesheets draw differently. */
const differences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const places = [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((part) => part === undefined || getComputedStyle(element, part).content !== 'none')
        .map((part) => ({ element, part })),
    )
    const drawn = (shown: string) => {
      for (const { id, sheet } of document.querySelectorAll<HTMLLinkElement>('#cut, #whole'))
        if (sheet !== null) sheet.disabled = id !== shown
      return places.map(({ element, part }) => {
        const style = getComputedStyle(element, part)
        return properties.map((name) => style.getPropertyValue(name))
      })
    }
    const whole = drawn('whole')
    const cut = drawn('cut')
    return places.flatMap(({ element, part = '' }, place) =>
      properties.flatMap((name, at) =>
        whole[place]?.[at] === cut[place]?.[at]
          ? []
          : [
              `${element.tagName}.${element.getAttribute('class')}${part} ${name}: ${whole[place]?.[at]} → ${cut[place]?.[at]}`,
            ],
      ),
    )
  })

for (const { name, persona, address, arrange } of SCENES) {
  test.describe(name, () => {
    test.use({ persona, contextOptions: { reducedMotion: 'reduce' } })

    test('looks the same with the stylesheet of Radix Themes cut and whole', async ({
      page,
      app,
      wholeStylesheet,
    }) => {
      await page.clock.setFixedTime(new Date())
      await page.goto(address)
      await arrange(app, page)
      await layBeside(page, stylesheetOf(join('dist', 'client')).name, wholeStylesheet)

      for (const width of WIDTHS) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          await expect(page.locator('.radix-themes').first()).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
          await settledMotion(page)
          expect((await differences(page)).slice(0, 20), `${width} px, ${colorScheme}`).toEqual([])
        }
      }
    })
  })
}

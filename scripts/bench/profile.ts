import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { signInHere } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, findChromium } from '#tests/support/chromium.ts'
import { answers, freePort } from '../start/port.mjs'

export interface OpenBrowser {
  /** Where other tools speak to it. */
  readonly port: number
  signIn(url: string): Promise<void>
  clearCache(): Promise<void>
  close(): Promise<void>
}

/** A Chromium with a profile of its own and an open debugging port, for a tool that measures from outside. */
export const openBrowser = async (): Promise<OpenBrowser> => {
  const profile = mkdtempSync(join(tmpdir(), 'zhiyuan-profile-'))
  const port = await freePort()
  const child = spawn(
    findChromium() ?? '',
    [...CHROMIUM_FLAGS, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    { stdio: 'ignore' },
  )
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await answers(port, '127.0.0.1')

  /** Holds on to the browser only for as long as `work` takes: two tools at once disturb each other's tabs. */
  const inPage = async (work: (page: Page) => Promise<unknown>): Promise<void> => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const [context = await browser.newContext()] = browser.contexts()
    const page = await context.newPage()
    await work(page)
    await page.close()
    await browser.close()
  }

  return {
    port,
    signIn: (url) =>
      inPage(async (page) => {
        await page.goto(url)
        await signInHere(page, 'teacher')
      }),
    clearCache: () =>
      inPage(async (page) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.clearBrowserCache')
      }),
    close: async () => {
      child.kill('SIGTERM')
      await gone
      // The browser's last child may still be writing.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

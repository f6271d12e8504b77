import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
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
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context = await browser.newContext()] = browser.contexts()
  return {
    port,
    signIn: async (url) => {
      const page = await context.newPage()
      await page.goto(url)
      await signInHere(page, 'teacher')
      await page.close()
    },
    clearCache: async () => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.clearBrowserCache')
      await page.close()
    },
    close: async () => {
      await browser.close()
      child.kill('SIGTERM')
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

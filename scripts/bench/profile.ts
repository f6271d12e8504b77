import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { signInHere } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, findChromium } from '#tests/support/chromium.ts'
import { answers, freePort } from '../start/port.mjs'

export interface Profile {
  /** Signs a teacher in; the session stays in the profile. */
  signIn(url: string): Promise<void>
  /** Opens a browser with nothing in its cache for as long as `work` takes, which speaks to it at the port. */
  withBrowser<T>(work: (port: number) => Promise<T>): Promise<T>
  remove(): void
}

const CACHES = ['Cache', 'Code Cache', 'GPUCache', 'DawnGraphiteCache', 'DawnWebGPUCache']

const ended = (browser: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    browser.once('close', () => resolve())
    browser.kill('SIGTERM')
  })

/**
 * A Chromium profile of its own, for a tool that measures from outside. Each measurement gets a browser that nobody else
 * speaks to: two tools at one browser close each other's tabs.
 */
export const makeProfile = (): Profile => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-profile-'))
  // A browser's last child may still be writing.
  const clear = (path: string) =>
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  return {
    signIn: async (url) => {
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: findChromium() ?? '',
        args: CHROMIUM_FLAGS,
      })
      const page = await context.newPage()
      await page.goto(url)
      await signInHere(page, 'teacher')
      await context.close()
    },

    withBrowser: async (work) => {
      for (const cache of CACHES) clear(join(folder, 'Default', cache))
      const port = await freePort()
      const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`]
      const browser = spawn(findChromium() ?? '', [...CHROMIUM_FLAGS, ...flags], { stdio: 'ignore' })
      try {
        await answers(port, '127.0.0.1')
        return await work(port)
      } finally {
        await ended(browser)
      }
    },

    remove: () => clear(folder),
  }
}

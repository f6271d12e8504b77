import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { signInHere } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, wholeChromium } from '#tests/support/chromium.ts'
import type { Persona } from '#tests/support/server.ts'
import { answers, freePort } from '../start/port.mjs'

export interface Profile {
  /** Signs a person in; the session stays in the profile. */
  signIn(url: string, persona?: Persona): Promise<void>
  /** Opens a browser with nothing in its caches for as long as `work` takes, which speaks to it at the port. */
  withBrowser<T>(work: (port: number) => Promise<T>): Promise<T>
  remove(): void
}

const CACHES = new Set([
  ...['Cache', 'Code Cache', 'GPUCache', 'DawnGraphiteCache', 'DawnWebGPUCache'],
  // What the installed app keeps.
  'Service Worker',
])

const ended = (browser: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    browser.once('close', () => resolve())
    browser.kill('SIGTERM')
  })

/**
 * A Chromium profile of its own, for a tool that measures from outside. Each measurement gets a browser that nobody else
 * speaks to, over a copy of the profile: two tools at one browser close each other's tabs, and the last child of a browser
 * that was closed may still be writing.
 * @param flags of the browser, besides those of the tests
 */
export const makeProfile = (flags: readonly string[] = []): Profile => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-profile-'))
  const signedIn = join(folder, 'signed-in')
  mkdirSync(signedIn)
  let opened = 0
  const copy = (): string => {
    opened += 1
    const place = join(folder, String(opened))
    // A lock is a link that leads nowhere any more.
    const filter = (path: string) => !CACHES.has(basename(path)) && !basename(path).startsWith('Singleton')
    cpSync(signedIn, place, { recursive: true, filter })
    return place
  }
  return {
    signIn: async (url, persona = 'teacher') => {
      const context = await chromium.launchPersistentContext(signedIn, {
        executablePath: wholeChromium(),
        args: [...CHROMIUM_FLAGS, ...flags],
      })
      const page = await context.newPage()
      await page.goto(url)
      await signInHere(page, persona)
      await context.close()
    },

    withBrowser: async (work) => {
      const port = await freePort()
      const own = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${copy()}`]
      const browser = spawn(wholeChromium(), [...CHROMIUM_FLAGS, ...flags, ...own], { stdio: 'ignore' })
      try {
        await answers(port, '127.0.0.1')
        return await work(port)
      } finally {
        await ended(browser)
      }
    },

    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  }
}

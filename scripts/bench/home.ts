import { type Browser, chromium, type Response } from '@playwright/test'
import { CHROMIUM_FLAGS, wholeChromium } from '#tests/support/chromium.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { BUDGET } from '../bundle-budget.ts'
import { printTable } from './table.ts'

interface Transfer {
  readonly path: string
  readonly encoding: string
  readonly bytes: number
}

/** A visitor's first visit of the home page: every script and stylesheet, in bytes as they came over the wire. */
export const bench = async (): Promise<void> => {
  const served = await serveBuild()
  const browser = await chromium.launch({ executablePath: wholeChromium(), args: CHROMIUM_FLAGS })
  try {
    const transfers = await firstVisit(browser, served.url)
    const total = transfers.reduce((sum, { bytes }) => sum + bytes, 0)
    printTable(
      ['first visit of / as a visitor', 'encoding', 'bytes'],
      [
        ...transfers.map(({ path, encoding, bytes }) => [path, encoding, bytes.toLocaleString('en')]),
        ['total', '', total.toLocaleString('en')],
        ['budget', '', BUDGET.toLocaleString('en')],
      ],
    )
  } finally {
    await browser.close()
    await served.stop()
  }
}

const firstVisit = async (browser: Browser, url: string): Promise<Transfer[]> => {
  const page = await browser.newPage()
  const answers: Response[] = []
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) answers.push(response)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '登录' }).waitFor()
  const transfers = await Promise.all(answers.map(transferOf))
  return transfers.sort((a, b) => b.bytes - a.bytes)
}

const transferOf = async (response: Response): Promise<Transfer> => ({
  path: new URL(response.url()).pathname,
  encoding: (await response.allHeaders())['content-encoding'] ?? 'none',
  bytes: (await response.request().sizes()).responseBodySize,
})

import { type Browser, chromium, type Page } from '@playwright/test'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--font-render-hinting=none',
]

/** Chromium draws everything that is a page, a card, a slide or a banner. */
export class Studio {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async open(): Promise<Studio> {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args,
    })
    return new Studio(browser, await browser.newPage())
  }

  close(): Promise<void> {
    return this.browser.close()
  }

  async pdf(html: string): Promise<Uint8Array> {
    await this.page.emulateMedia({ media: 'print' })
    await this.page.setContent(html, { waitUntil: 'load' })
    return this.page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: false })
  }

  /** A lossless picture of the whole field; anything marked `data-fit` is made smaller until it fits. */
  async picture(html: string, width: number, height: number): Promise<Uint8Array> {
    await this.page.emulateMedia({ media: 'screen' })
    await this.page.setViewportSize({ width, height })
    await this.page.setContent(html, { waitUntil: 'load' })
    await this.page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLElement>('[data-fit]')) {
        let size = Number.parseFloat(getComputedStyle(box).fontSize)
        while (size > 9 && (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)) {
          size -= 0.5
          box.style.fontSize = `${size}px`
        }
      }
    })
    return this.page.screenshot({ type: 'png', omitBackground: true, clip: { x: 0, y: 0, width, height } })
  }
}

import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { leadTo } from './app.ts'
import { CALLS } from './calls.ts'
import { askApi } from './lessons.ts'

/** A file as the details of a resource would name it. */
export interface ShownFile {
  readonly name: string
  /** pdf, image, video, audio, docx, xlsx; '' for none. */
  readonly type: string
  readonly bytes: Buffer
  /** Answered in place of the bytes, in this order; then the bytes. */
  readonly refusals?: readonly number[]
}

const PREVIEW = '/shown-file'

const MIME: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
}

const suffixOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

const sendBytes = (route: Route, { name, bytes }: ShownFile) => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers()['range'] ?? '') ?? []
  const headers = {
    'content-type': MIME[suffixOf(name)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
  }
  if (first === undefined) return route.fulfill({ headers, body: bytes })
  const start = Number(first)
  if (start >= bytes.length)
    return route.fulfill({ status: 416, headers: { 'content-range': `bytes */${bytes.length}` } })
  const end = Math.min(bytes.length - 1, last === '' ? bytes.length : Number(last))
  return route.fulfill({
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  })
}

const itemOf = ({ name, type, bytes }: ShownFile, turn: number) => ({
  Id: 1,
  Name: name,
  Suffix: suffixOf(name),
  Size: bytes.length,
  Hash: '',
  Url: `${PREVIEW}?download`,
  PreviewUrl: type === '' ? '' : `${PREVIEW}?${turn}`,
  PreviewType: type,
  ThumbUrl: '',
  CreateTime: '',
  UpdateTime: '',
})

/** The page of a resource with files of the test's choice in place of its own. */
export class ShownFiles {
  readonly #page: Page
  #file: ShownFile | null = null
  #refusals: number[] = []
  #turn = 0
  #addresses: readonly string[] = []

  constructor(page: Page) {
    this.#page = page
  }

  get preview(): Locator {
    return this.#page.getByRole('region', { name: /^预览：/ })
  }

  get why(): Locator {
    return this.preview.locator('.state')
  }

  async show(file: ShownFile): Promise<void> {
    this.#file = file
    this.#turn += 1
    this.#refusals = [...(file.refusals ?? [])]
    const isFirst = this.#addresses.length === 0
    if (isFirst) await this.#prepare()
    // The next file is another resource's, so that the page reads it anew without a load.
    const [address = '', ...rest] = this.#addresses
    this.#addresses = [...rest, address]
    await (isFirst ? this.#page.goto(address) : leadTo(this.#page, address))
    await expect(this.#page.getByRole('region', { name: `预览：${file.name}` })).toBeVisible()
  }

  async #prepare(): Promise<void> {
    const { Items } = await askApi<{ readonly Items: readonly { readonly Id: number }[] }>(
      this.#page,
      CALLS.searchList,
      { Type: 3, PageIndex: 1, PageSize: 2 },
    )
    this.#addresses = Items.map(({ Id }) => `/details?id=${Id}&type=3`)
    await this.#page.route(
      (url) => url.pathname === CALLS.resource,
      async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { Data: object }
        const file = this.#file
        await route.fulfill({
          response,
          json: { ...body, Data: { ...body.Data, Files: file ? [itemOf(file, this.#turn)] : [] } },
        })
      },
    )
    await this.#page.route(
      (url) => url.pathname === PREVIEW,
      (route) => {
        const status = this.#refusals.shift()
        if (status !== undefined)
          return route.fulfill({ status, json: { Code: status, Data: null, Message: '' } })
        return this.#file ? sendBytes(route, this.#file) : route.abort()
      },
    )
  }
}

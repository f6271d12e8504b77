import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { configurationFile } from '#contract/configuration.ts'
import { type Banners, withBanners } from '#server/http/home-page.ts'
import { compression } from '#server/plugins/compression.ts'
import { homePage } from '#server/plugins/home-page.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'

const PAGE =
  '<!doctype html><title>知源课堂</title><body><div class="banners">' +
  '<!--first-picture <picture><source srcSet="{mobile}"/><img src="{desktop}" alt=""/></picture>-->' +
  '</div></body>'

const banner = {
  Id: 1,
  Title: '新学期',
  ImageUrl: '/api/public/file/wide.webp',
  MobileImageUrl: '/api/public/file/narrow.webp',
  LinkUrl: '',
  LinkType: 0,
  Sort: 1,
}
const other = { ...banner, Id: 2, ImageUrl: '/other.webp', MobileImageUrl: '' }

const between = (text: string, start: string, end: string): string =>
  text.slice(text.indexOf(start) + start.length, text.lastIndexOf(end))
const pictureIn = (page: string): string => between(page, '<div class="banners">', '</div>')
const DATA = '<script type="application/json" id="initial-data">'
const dataIn = (page: string): string => between(page, DATA, '</script>')

describe('home with its banners', () => {
  it('has the first picture in its place and all of them as data', () => {
    const page = withBanners(PAGE, [banner, other])
    expect(page).toBe(
      '<!doctype html><title>知源课堂</title><body><div class="banners">' +
        '<picture><source srcSet="/api/public/file/narrow.webp"/><img src="/api/public/file/wide.webp" alt=""/></picture>' +
        `</div>${DATA}${JSON.stringify({ Banners: [banner, other] })}</script></body>`,
    )
  })

  it('shows the one picture on every screen where there is no other', () => {
    expect(pictureIn(withBanners(PAGE, [other, banner]))).toBe(
      '<picture><source srcSet="/other.webp"/><img src="/other.webp" alt=""/></picture>',
    )
  })

  it('has no picture where there are no banners, and says that there are none', () => {
    const page = withBanners(PAGE, [])
    expect([pictureIn(page), dataIn(page)]).toEqual(['', '{"Banners":[]}'])
  })

  it.each([
    'https://elsewhere.example/a.webp',
    '//elsewhere.example/a.webp',
    '/\\elsewhere.example/a.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    '',
  ])('shows no picture that this server does not hand out: %j', (address) => {
    const pages = [{ ImageUrl: address }, { MobileImageUrl: address || 'bare' }].map((change) =>
      withBanners(PAGE, [{ ...banner, ...change }]),
    )
    expect(pages.map(pictureIn)).toEqual(['', ''])
  })

  it.each([
    ['/"><script>alert(1)</script>', '/&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['/a&quot;b', '/a&#38;quot;b'],
    ["/$'$`$&$1{mobile}-->", "/$'$`$&#38;$1{mobile}--&#62;"],
  ])('lets no address out of its attribute: %j', (address, written) => {
    expect(pictureIn(withBanners(PAGE, [{ ...banner, ImageUrl: address }]))).toBe(
      `<picture><source srcSet="/api/public/file/narrow.webp"/><img src="${written}" alt=""/></picture>`,
    )
  })

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '</SCRIPT >',
    '</body>',
    '$\' $` $& \u2028 \\ "',
  ])('lets no title out of the data: %j', (title) => {
    const page = withBanners(PAGE, [{ ...banner, Title: title }])
    expect(dataIn(page)).not.toContain('<')
    expect(JSON.parse(dataIn(page))).toEqual({ Banners: [{ ...banner, Title: title }] })
    expect(page.endsWith('</script></body>')).toBe(true)
  })

  it('leaves a page alone that has no place for them', () => {
    const page = '<!doctype html><body></body>'
    expect(withBanners(page, [banner])).toBe(page)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-home-page-'))
writeFileSync(join(folder, 'index.html'), PAGE)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the answer to /', () => {
  const apps: FastifyInstance[] = []
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

  const serve = async (banners: () => Promise<Banners>) => {
    const app = fastify()
    apps.push(app)
    await app.register(compression)
    await app.register(homePage, { clientDirectory: folder, banners })
    return (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: '/', headers })
  }

  it('is asked for anew each time, and sent only when it has changed', async () => {
    let banners = [banner]
    const get = await serve(async () => banners)
    const first = await get()
    expect([first.statusCode, first.headers['cache-control'], first.headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ])
    expect(first.body).toBe(withBanners(PAGE, [banner]))

    const tagged = { 'if-none-match': String(first.headers.etag) }
    const again = await get(tagged)
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])

    banners = [other]
    const changed = await get(tagged)
    expect([changed.statusCode, changed.body]).toEqual([200, withBanners(PAGE, [other])])
  })

  it('to HEAD has the same headers and no body', async () => {
    const get = await serve(async () => [banner])
    const [whole, head] = [await get(), await get({}, 'HEAD')]
    expect([head.statusCode, head.body, head.headers.etag, head.headers['content-type']]).toEqual([
      200,
      '',
      whole.headers.etag,
      'text/html; charset=utf-8',
    ])
  })

  it('comes compressed as the browser likes', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...banner, Id: index }))
    const get = await serve(async () => many)
    const answer = await get({ 'accept-encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(withBanners(PAGE, many))
  })

  it('is the page as it was built when the banners cannot be read, and has them when they can', async () => {
    let broken = true
    const get = await serve(async () => {
      if (broken) throw new Error('no database')
      return [banner]
    })
    expect([(await get()).statusCode, (await get()).body]).toEqual([200, PAGE])
    broken = false
    expect((await get()).body).toBe(withBanners(PAGE, [banner]))
  })

  it('does not wait for banners that take long', async () => {
    const slow = deferred<Banners>()
    const get = await serve(slow.ask)
    expect((await get()).body).toBe(PAGE)
    slow.answer([banner])
  })
})

describe('the whole server', () => {
  it('brings the banners along only where it is the API of its client', async () => {
    const database = await openUsualDatabase()
    const bodies: string[] = []
    for (const apiHost of ['', 'https://api.example.cn']) {
      const configuration = z.parse(configurationFile, { apiHost })
      const app = await buildTestApp(database, { clientDirectory: folder, configuration })
      bodies.push((await app.inject({ method: 'GET', url: '/' })).body)
      await app.close()
    }
    await database.close()
    expect(bodies[1]).toBe(PAGE)
    const { Banners } = JSON.parse(dataIn(bodies[0] ?? '')) as { Banners: Banners }
    expect(Banners.map(({ Sort }) => Sort)).toEqual([1, 2, 3, 4])
  })
})

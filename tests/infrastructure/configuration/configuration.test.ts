import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseConfiguration, readConfiguration } from '#infrastructure/configuration/configuration.fetch.ts'

const DEFAULTS = {
  apiHost: '',
  productName: '知源课堂',
  schoolCloudName: '知源云校',
  filingNumber: '',
  filingUrl: 'https://beian.miit.gov.cn/',
  copyrightHolder: '知源课堂',
  nationalPlatform: { name: '国家中小学智慧教育平台', url: 'https://www.smartedu.cn' },
  regionalPlatform: null,
  paperUrl: null,
  electronicPaperUrl: null,
  player: { version: '', scriptUrls: [], styleUrl: '' },
  mediaHosts: [],
  upload: { maxFileSize: 500 * 1024 * 1024, maxPictureSize: 5 * 1024 * 1024 },
  agreementUrl: '/agreement',
}

const PLAYER = {
  version: '2.21.0',
  scriptUrls: [
    'https://g.alicdn.com/apsara-media-box/imp-web-player/2.21.0/aliplayer-min.js',
    'https://g.alicdn.com/apsara-media-box/imp-web-player/2.21.0/hls/aliplayer-vod-anti-min.js',
  ],
  styleUrl: 'https://g.alicdn.com/apsara-media-box/imp-web-player/2.21.0/skins/default/aliplayer-min.css',
}

const answering =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }))

describe('the file', () => {
  // What is outside is off (R-product-4).
  it('that comes with the product says what stands when nothing is said', async () => {
    const file = await readFile('config/config.json', 'utf8')
    expect(await readConfiguration(answering(file), '/config.json')).toEqual({ ok: true, value: DEFAULTS })
    expect(parseConfiguration({})).toEqual({ ok: true, value: DEFAULTS })
  })

  it('names the usual outside player where one is wanted', () => {
    expect(parseConfiguration({ player: {} })).toEqual({ ok: true, value: { ...DEFAULTS, player: PLAYER } })
  })

  it('changes what it names', () => {
    const read = parseConfiguration({
      apiHost: 'https://api.school.cn:8443/v1/',
      productName: '江城课堂',
      regionalPlatform: null,
      paperUrl: 'https://paper.school.cn/zj?x=1',
      player: { version: '2.30.1' },
      upload: { maxFileMegabytes: 2, maxPictureMegabytes: 1 },
    })
    expect(read).toEqual({
      ok: true,
      value: {
        ...DEFAULTS,
        apiHost: 'https://api.school.cn:8443/v1',
        productName: '江城课堂',
        regionalPlatform: null,
        paperUrl: 'https://paper.school.cn/zj?x=1',
        player: {
          version: '2.30.1',
          scriptUrls: PLAYER.scriptUrls.map((url) => url.replace('2.21.0', '2.30.1')),
          styleUrl: PLAYER.styleUrl.replace('2.21.0', '2.30.1'),
        },
        upload: { maxFileSize: 2 * 1024 * 1024, maxPictureSize: 1024 * 1024 },
      },
    })
  })

  it.each([
    ['apiHost', { apiHost: 5 }],
    ['apiHost', { apiHost: 'api.school.cn' }],
    ['apiHost', { apiHost: 'https://api.school.cn/?x=1' }],
    ['apiHost', { apiHost: null }],
    ['productName', { productName: '' }],
    ['productName', { productName: '长'.repeat(31) }],
    ['filingUrl', { filingUrl: 'javascript:alert(1)' }],
    ['nationalPlatform.url', { nationalPlatform: { name: '国家平台', url: 'smartedu' } }],
    ['nationalPlatform.name', { nationalPlatform: { url: 'https://www.smartedu.cn' } }],
    ['nationalPlatform', { nationalPlatform: 'https://www.smartedu.cn' }],
    ['paperUrl', { paperUrl: '' }],
    ['player.version', { player: { version: 2.21 } }],
    ['player.scriptUrls[1]', { player: { scriptUrls: ['/a.js', 'b.js'] } }],
    ['player.scriptUrls', { player: { scriptUrls: [] } }],
    ['mediaHosts[0]', { mediaHosts: ['vod.school.cn'] }],
    ['mediaHosts', { mediaHosts: 'https://vod.school.cn' }],
    ['upload.maxFileMegabytes', { upload: { maxFileMegabytes: '500' } }],
    ['upload.maxFileMegabytes', { upload: { maxFileMegabytes: 0 } }],
    ['agreementUrl', { agreementUrl: '//evil.example' }],
    ['productNmae', { productNmae: '江城课堂' }],
    ['player.verison', { player: { verison: '2.21.0' } }],
    ['', []],
    ['', null],
  ])('with a wrong %s is named: %j', (field, content) => {
    const read = parseConfiguration(content)
    expect(read.ok ? 'accepted' : read.failure.field).toBe(field)
    expect(read.ok ? '' : read.failure.expected).toMatch(/[\u4e00-\u9fff]{2}/)
  })

  it('is never too wrong to be told', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const read = parseConfiguration(content)
        expect(read.ok || read.failure.expected).toBeTruthy()
      }),
    )
  })
})

describe('a file that cannot be had', () => {
  it.each([
    ['is missing', answering('Not found', 404), 'HTTP 404'],
    ['is no JSON', answering('{"apiHost": ""'), 'JSON'],
    [
      'is a page of the app',
      answering('<!doctype html><script data-app="/assets/main.js"></script>'),
      'JSON',
    ],
  ])('%s', async (_, fetch, words) => {
    const read = await readConfiguration(fetch, '/config.json')
    expect(read).toEqual({
      ok: false,
      failure: { field: '', expected: expect.stringContaining(words) as unknown },
    })
  })
  it.each([
    ['it does not come', () => Promise.reject(new TypeError('failed'))],
    ['the server behind a proxy is away', answering('Bad Gateway', 502)],
    ['a captive portal answers', answering('\n<!DOCTYPE html><title>请先登录校园网</title>')],
  ])('is no wrong file when %s', async (_, fetch) => {
    expect(await readConfiguration(fetch, '/config.json')).toEqual({ ok: false, failure: 'unreached' })
  })
})

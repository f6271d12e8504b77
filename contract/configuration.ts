import * as z from 'zod/mini'

/** Every message completes "…应为": it is shown on a plain page before the app starts. */
const shortText = (max: number, least = 1) => {
  const expected = `${least} 至 ${max} 个字的文字`
  return z.string(expected).check(z.regex(least ? /\S/ : /^/, expected), z.maxLength(max, expected))
}

const OUTSIDE = '以 http:// 或 https:// 开头的网址'

const ANYWHERE = '以 http://、https:// 或单个 / 开头的网址'

/** Addresses that the content policy names: what it could not say, or would read as "everybody", is refused. */
const canBeNamed = (address: string): boolean => {
  if (/[;,'"*]/.test(address)) return false
  try {
    return Boolean(new URL(address, 'http://page'))
  } catch {
    return false
  }
}

const HOST = '空文字（与页面同一地址），或以 http:// 或 https:// 开头、不带参数的接口地址'

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** An object of the file: a field that it does not know is a misspelt one and is named. */
const group = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? '没有这个配置项，请检查拼写' : '由花括号括起的一组配置项',
  })

const VERSION = '形如 2.21.0 的版本号'
const ALIPLAYER = 'https://g.alicdn.com/apsara-media-box/imp-web-player/{version}'
const SCRIPTS = '播放器脚本地址的列表，1 至 5 个'

const whole = (most: number, unit: string, usual: number) => {
  const expected = `1 至 ${most} 之间的整数，单位 ${unit}`
  return z._default(z.int(expected).check(z.minimum(1, expected), z.maximum(most, expected)), usual)
}

/**
 * The one file that a school edits (R-product-3), served as /config.json and read before start. Every field may be
 * left out; docs/configuration.md says what each is for.
 * Put together when it is first asked: among all else that the app's script evaluates, a phone would feel it.
 */
export const configurationFile = z.lazy(() => {
  const outside = z.string(OUTSIDE).check(z.regex(/^https?:\/\/[^\s/?#]+\S*$/i, OUTSIDE))
  const anywhere = z
    .string(ANYWHERE)
    .check(z.regex(/^(?:https?:\/\/[^\s/?#]+\S*|\/(?![/\\])\S*)$/i, ANYWHERE))
  const loaded = anywhere.check(z.refine(canBeNamed, ANYWHERE))
  const host = z
    .string(HOST)
    .check(z.regex(/^(?:https?:\/\/[^\s?#]*[^\s?#/]\/?)?$/i, HOST), z.refine(canBeNamed, HOST))

  const platform = group({ name: shortText(40), url: outside })

  const player = group({
    version: z._default(z.string(VERSION).check(z.regex(/^\d+\.\d+\.\d+$/, VERSION)), '2.21.0'),
    scriptUrls: z._default(z.array(loaded, SCRIPTS).check(z.minLength(1, SCRIPTS), z.maxLength(5, SCRIPTS)), [
      `${ALIPLAYER}/aliplayer-min.js`,
      `${ALIPLAYER}/hls/aliplayer-vod-anti-min.js`,
    ]),
    styleUrl: z._default(loaded, `${ALIPLAYER}/skins/default/aliplayer-min.css`),
  })

  const upload = group({
    maxFileMegabytes: whole(10240, 'MB', 500),
    maxPictureMegabytes: whole(50, 'MB', 5),
    personalGigabytes: whole(10000, 'GB', 20),
  })

  return group({
    apiHost: z._default(host, ''),
    productName: z._default(shortText(30), '知源课堂'),
    schoolCloudName: z._default(shortText(40), '知源云校'),
    /** Empty: none. */
    filingNumber: z._default(shortText(60, 0), ''),
    filingUrl: z._default(outside, 'https://beian.miit.gov.cn/'),
    copyrightHolder: z._default(shortText(60), '知源课堂'),
    nationalPlatform: z._default(platform, {
      name: '国家中小学智慧教育平台',
      url: 'https://www.smartedu.cn',
    }),
    regionalPlatform: orNull(platform),
    paperUrl: orNull(outside),
    electronicPaperUrl: orNull(outside),
    player: orNull(player),
    mediaHosts: z._default(z.array(outside.check(z.refine(canBeNamed, OUTSIDE)), OUTSIDE), []),
    upload: z.prefault(upload, {}),
    agreementUrl: z._default(anywhere, '/agreement'),
  })
})

export type ConfigurationFile = z.output<typeof configurationFile>

import type { SentBy } from '#contract/call.ts'
import type { getBannerList } from '#contract/catalogue.ts'
import { INITIAL_DATA_ID } from '#contract/initial-data.ts'

export type Banners = SentBy<typeof getBannerList>

/** The client's own markup for the picture, with `{desktop}` and `{mobile}` where the addresses belong. */
const PICTURE = /<!--first-picture (.*?)-->/s
const ADDRESS = /\{(desktop|mobile)\}/g
const END = '</body>'

const inAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that can neither close its element nor begin a comment. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Only what this server hands out may be shown before the app has come. */
const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address)

const pictureOf = (markup: string, banner: Banners[number] | undefined): string => {
  if (banner === undefined) return ''
  const desktop = banner.ImageUrl
  const mobile = banner.MobileImageUrl || desktop
  if (!isOwn(desktop) || !isOwn(mobile)) return ''
  return markup.replace(ADDRESS, (_, screen) => inAttribute(screen === 'mobile' ? mobile : desktop))
}

/**
 * The home page with the data of its first call: the first picture in its place, and the banners in order as JSON. A page without the
 * placeholders is returned unchanged.
 */
export const withBanners = (page: string, banners: Banners): string => {
  if (!PICTURE.test(page)) return page
  const data = `<script type="application/json" id="${INITIAL_DATA_ID}">${inScript({ Banners: banners })}</script>`
  return page
    .replace(PICTURE, (_, markup: string) => pictureOf(markup, banners[0]))
    .replace(END, () => `${data}${END}`)
}

import { CLOUD_MENU_PARTS } from '#contract/cloud-menu.ts'

/** What a page of the cloud school can show. */
export type Part = (typeof CLOUD_MENU_PARTS)[number]

export interface MenuPage {
  readonly parts: readonly Part[]
  /** The tags of the files that it is about; empty for all. */
  readonly kinds: readonly string[]
}

const EVERYTHING: MenuPage = { parts: CLOUD_MENU_PARTS, kinds: [] }

const PAGES: Readonly<Record<string, MenuPage>> = {
  yxsy: EVERYTHING,
  mskt: { parts: ['courses', 'lives'], kinds: [] },
  tbbk: { parts: ['files', 'courses'], kinds: ['课件', '教案', '学案'] },
  ljzk: { parts: ['files', 'notices'], kinds: [] },
  xbzy: { parts: ['files', 'notices'], kinds: [] },
  xbkc: { parts: ['courses', 'lives'], kinds: [] },
}

/** What an entry of a role is about, by the code of its Parameter; codes that are not known show everything. */
export const pageOf = (code: string): MenuPage => PAGES[code] ?? EVERYTHING

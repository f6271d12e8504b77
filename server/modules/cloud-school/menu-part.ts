/** What a page of the cloud school can show. */
export type Part = 'notices' | 'files' | 'courses' | 'lives'

export interface MenuPage {
  readonly parts: readonly Part[]
  /** The tags of the files that it is about; empty for all. */
  readonly kinds: readonly string[]
}

const EVERYTHING: MenuPage = { parts: ['notices', 'files', 'courses', 'lives'], kinds: [] }

const PAGES: Readonly<Record<string, MenuPage>> = {
  yxsy: EVERYTHING,
  mskt: { parts: ['courses', 'lives'], kinds: [] },
  tbbk: { parts: ['files', 'courses'], kinds: ['课件', '教案', '学案'] },
  ljzk: { parts: ['files', 'notices'], kinds: [] },
  xbzy: { parts: ['files', 'notices'], kinds: [] },
  xbkc: { parts: ['courses', 'lives'], kinds: [] },
}

/** What a menu item is about, by the code of its Parameter; a school's own codes show everything. */
export const pageOf = (code: string): MenuPage => PAGES[code] ?? EVERYTHING

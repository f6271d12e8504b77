/** What citations may lead to: the rules, the page of the wire, the screens and the decision records. */
export interface Cited {
  /** `R-session-3`, withdrawn ones too. */
  readonly rules: ReadonlySet<string>
  /** Four figures each, as the file of a record begins. */
  readonly records: ReadonlySet<string>
  /** docs/product/wire.md. */
  readonly wire: string
  /** docs/product/screens.md. */
  readonly screens: string
}

const RULE = /\bR-[a-z]+(?:-[a-z]+)*-\d+\b/g
const RECORD = /\bdecisions\/(\d+)/g
const CALLS = /(?:\bWire|; wire): ([^.;()\n]*)/g
const SCREEN = /\b[Ss]creens `([^`]+)`/g

/** Forms that lead nowhere: sections of a text that is not in the tree, and records by a number that names no file. */
const LEADING_NOWHERE = [/§\d/, /(?<!\[)\b[Dd]ecisions? \d+\b/, /\bissues? ["“#]/]

/** Sections of standards are named as their own pages name them. */
const OF_A_STANDARD = /\bRFC \d{4}\b/

/** Each citation of a text that leads nowhere, as it is written. */
export const deadCitations = (text: string, cited: Cited): readonly string[] => [
  ...text
    .split('\n')
    .filter((line) => !OF_A_STANDARD.test(line))
    .flatMap((line) =>
      LEADING_NOWHERE.map((form) => form.exec(line)?.[0]).filter((found) => found !== undefined),
    ),
  ...[...text.matchAll(RULE)].map(([rule]) => rule).filter((rule) => !cited.rules.has(rule)),
  ...[...text.matchAll(RECORD)]
    .filter(([, record = '']) => !cited.records.has(record))
    .map(([citation]) => citation),
  ...[...text.matchAll(CALLS)]
    .flatMap(([, calls = '']) => calls.split(/,| and /))
    .map(nameOfCall)
    .filter((call) => call !== '' && !cited.wire.includes(call)),
  ...[...text.matchAll(SCREEN)]
    .map(([, screen = '']) => screen)
    .filter((screen) => !cited.screens.includes(`\`${screen}\``) && !cited.screens.includes(`**${screen} `)),
]

/** The call or section that a part of a citation names; '' for words around it. */
const nameOfCall = (part: string): string => {
  const [first = ''] = part.trim().split(' ')
  const last =
    first
      .split('/')
      .filter((step) => !step.startsWith('{'))
      .at(-1) ?? ''
  return /^[一-龥]+$|^[a-zA-Z]{9,}$/.test(last) ? last : ''
}

/** The rules that a text cites. */
export const rulesIn = (text: string): readonly string[] => text.match(RULE) ?? []

/** The rules of a list that hold and are not among those that are cited. */
export const withoutCitation = (rules: string, cited: ReadonlySet<string>): readonly string[] =>
  [...rules.matchAll(/^- \*\*(R-[a-z-]+\d+)\*\*(.*)$/gm)].flatMap(([, rule = '', says = '']) =>
    cited.has(rule) || says.trim().startsWith('*withdrawn*') ? [] : [rule],
  )

const PATH = /`((?:\.ci|config|contract|demo|docs|public|scripts|server|src|tests)\/[\w./@-]*)`/g

/** What a page names in backticks as if it were of the tree, and is not; a record may be named by its number. */
export const missingPaths = (page: string, isThere: (path: string) => boolean): readonly string[] =>
  [...page.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !/^docs\/decisions\/\d{4}$/.test(path) && !isThere(path))

/** What a page links to beside itself and other hosts, without the part of the page. */
export const linksIn = (page: string): readonly string[] =>
  [...page.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))

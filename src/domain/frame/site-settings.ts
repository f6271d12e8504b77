/** What the page shows of the site by name; '' where the configuration file says it. */
export interface SiteNames {
  readonly productName: string
  readonly schoolCloudName: string
  readonly filingNumber: string
  readonly filingUrl: string
  readonly copyrightHolder: string
  readonly nationalName: string
  readonly nationalUrl: string
  readonly regionalName: string
  readonly regionalUrl: string
  /** There is no link to a regional platform, whatever the file says. */
  readonly regionalHidden: boolean
}

/** All of it is as the configuration file says. */
export const NO_SITE_NAMES: SiteNames = {
  productName: '',
  schoolCloudName: '',
  filingNumber: '',
  filingUrl: '',
  copyrightHolder: '',
  nationalName: '',
  nationalUrl: '',
  regionalName: '',
  regionalUrl: '',
  regionalHidden: false,
}

export type SiteText = Exclude<keyof SiteNames, 'regionalHidden'>

/** How many sessions an account has (0 for any number), and days for which things are kept. */
export interface SiteLimits {
  readonly sessionCount: number
  readonly auditDays: number
  readonly commentDays: number
  readonly noticeDays: number
  readonly jobDays: number
}

export type SiteLimit = keyof SiteLimits

/** Of whom a second factor is demanded (R-session-24). */
export const FACTOR_FOR = ['nobody', 'administrators', 'everybody'] as const
export type FactorFor = (typeof FACTOR_FOR)[number]

export interface SiteSettings {
  readonly rowVersion: number
  readonly names: SiteNames
  /** What the configuration file says. */
  readonly fileNames: SiteNames
  readonly limits: SiteLimits
  readonly factorFor: FactorFor
}

/** What is typed: numbers as they are typed. */
export interface SiteForm {
  readonly rowVersion: number
  readonly names: SiteNames
  readonly limits: Readonly<Record<SiteLimit, string>>
  readonly factorFor: FactorFor
}

/** What is sent. */
export type SiteChange = Pick<SiteSettings, 'rowVersion' | 'names' | 'limits' | 'factorFor'>

export const MAX_SITE_TEXT: Readonly<Record<SiteText, number>> = {
  productName: 30,
  schoolCloudName: 40,
  filingNumber: 60,
  filingUrl: 500,
  copyrightHolder: 60,
  nationalName: 40,
  nationalUrl: 500,
  regionalName: 40,
  regionalUrl: 500,
}

export const SITE_LIMITS: Readonly<Record<SiteLimit, { readonly least: number; readonly most: number }>> = {
  sessionCount: { least: 0, most: 1000 },
  auditDays: { least: 180, most: 3650 },
  commentDays: { least: 1, most: 3650 },
  noticeDays: { least: 1, most: 3650 },
  jobDays: { least: 1, most: 30 },
}

export const SITE_LIMIT_NAMES: readonly SiteLimit[] = [
  'sessionCount',
  'auditDays',
  'commentDays',
  'noticeDays',
  'jobDays',
]

const URLS: readonly SiteText[] = ['filingUrl', 'nationalUrl', 'regionalUrl']
const PAIRS = [
  ['nationalName', 'nationalUrl'],
  ['regionalName', 'regionalUrl'],
] as const

/** Which field is wrong. */
export type SiteFault =
  | { readonly kind: 'address' | 'pair'; readonly field: SiteText }
  | { readonly kind: 'range'; readonly field: SiteLimit }

export const siteFormOf = ({ rowVersion, names, limits, factorFor }: SiteSettings): SiteForm => ({
  rowVersion,
  names,
  factorFor,
  limits: {
    sessionCount: String(limits.sessionCount),
    auditDays: String(limits.auditDays),
    commentDays: String(limits.commentDays),
    noticeDays: String(limits.noticeDays),
    jobDays: String(limits.jobDays),
  },
})

const trimmedNames = (names: SiteNames): SiteNames => ({
  productName: names.productName.trim(),
  schoolCloudName: names.schoolCloudName.trim(),
  filingNumber: names.filingNumber.trim(),
  filingUrl: names.filingUrl.trim(),
  copyrightHolder: names.copyrightHolder.trim(),
  nationalName: names.nationalName.trim(),
  nationalUrl: names.nationalUrl.trim(),
  regionalName: names.regionalName.trim(),
  regionalUrl: names.regionalUrl.trim(),
  regionalHidden: names.regionalHidden,
})

/** Also those of a Chinese keyboard. */
const digitsIn = (text: string): string => text.normalize('NFKC').trim()

const isWithin = (text: string, field: SiteLimit): boolean => {
  const { least, most } = SITE_LIMITS[field]
  const typed = digitsIn(text)
  return /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most
}

/** The first thing that is wrong with what was typed; null for nothing. R-frame-5. */
export const siteFault = ({ names: typed, limits }: Pick<SiteForm, 'names' | 'limits'>): SiteFault | null => {
  const names = trimmedNames(typed)
  const url = URLS.find((field) => names[field] !== '' && !/^https?:\/\/[^\s/?#]+\S*$/i.test(names[field]))
  if (url !== undefined) return { kind: 'address', field: url }
  const half = PAIRS.find(([name, address]) => (names[name] === '') !== (names[address] === ''))
  if (half !== undefined) return { kind: 'pair', field: names[half[0]] === '' ? half[0] : half[1] }
  const beyond = SITE_LIMIT_NAMES.find((field) => !isWithin(limits[field], field))
  return beyond === undefined ? null : { kind: 'range', field: beyond }
}

/** What is sent of a form without fault. */
export const siteChangeOf = ({ rowVersion, names, limits, factorFor }: SiteForm): SiteChange => ({
  rowVersion,
  factorFor,
  names: trimmedNames(names),
  limits: {
    sessionCount: Number(digitsIn(limits.sessionCount)),
    auditDays: Number(digitsIn(limits.auditDays)),
    commentDays: Number(digitsIn(limits.commentDays)),
    noticeDays: Number(digitsIn(limits.noticeDays)),
    jobDays: Number(digitsIn(limits.jobDays)),
  },
})

/** What the page would show: what is typed, and what the file says of the rest. */
export const shownNames = (typed: SiteNames, file: SiteNames): SiteNames => {
  const names = trimmedNames(typed)
  const text = (field: SiteText) => names[field] || file[field]
  const national = names.nationalName === '' ? file : names
  const regional = names.regionalName === '' ? file : names
  return {
    productName: text('productName'),
    schoolCloudName: text('schoolCloudName'),
    filingNumber: text('filingNumber'),
    filingUrl: text('filingUrl'),
    copyrightHolder: text('copyrightHolder'),
    nationalName: national.nationalName,
    nationalUrl: national.nationalUrl,
    regionalName: names.regionalHidden ? '' : regional.regionalName,
    regionalUrl: names.regionalHidden ? '' : regional.regionalUrl,
    regionalHidden: names.regionalHidden,
  }
}

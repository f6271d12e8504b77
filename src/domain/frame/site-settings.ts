/** Names and links of the site; '' means that the value of the configuration file applies. */
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
  /** Hides the link to a regional platform, even if the configuration file has one. */
  readonly regionalHidden: boolean
}

/** No names set: those of the configuration file apply. */
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

/** The most sessions per account (0: unlimited), and retention periods in days. */
export interface SiteLimits {
  readonly sessionCount: number
  readonly auditDays: number
  readonly commentDays: number
  readonly noticeDays: number
  readonly jobDays: number
}

export type SiteLimit = keyof SiteLimits

/** Who is required to have a second factor (R-session-24). */
export const FACTOR_FOR = ['nobody', 'administrators', 'everybody'] as const
export type FactorFor = (typeof FACTOR_FOR)[number]

export interface SiteSettings {
  readonly rowVersion: number
  readonly names: SiteNames
  /** The values of the configuration file. */
  readonly fileNames: SiteNames
  readonly limits: SiteLimits
  readonly factorFor: FactorFor
}

/** The form; numbers are kept as typed text. */
export interface SiteForm {
  readonly rowVersion: number
  readonly names: SiteNames
  readonly limits: Readonly<Record<SiteLimit, string>>
  readonly factorFor: FactorFor
}

/** The part of the settings that is sent. */
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

/** The faulty field. */
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

/** Also accepts full-width digits. */
const digitsIn = (text: string): string => text.normalize('NFKC').trim()

const isWithin = (text: string, field: SiteLimit): boolean => {
  const { least, most } = SITE_LIMITS[field]
  const typed = digitsIn(text)
  return /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most
}

/** The first fault of the form; null if there is none. R-frame-5. */
export const siteFault = ({ names: typed, limits }: Pick<SiteForm, 'names' | 'limits'>): SiteFault | null => {
  const names = trimmedNames(typed)
  const url = URLS.find((field) => names[field] !== '' && !/^https?:\/\/[^\s/?#]+\S*$/i.test(names[field]))
  if (url !== undefined) return { kind: 'address', field: url }
  const half = PAIRS.find(([name, address]) => (names[name] === '') !== (names[address] === ''))
  if (half !== undefined) return { kind: 'pair', field: names[half[0]] === '' ? half[0] : half[1] }
  const beyond = SITE_LIMIT_NAMES.find((field) => !isWithin(limits[field], field))
  return beyond === undefined ? null : { kind: 'range', field: beyond }
}

/** Converts a faultless form for sending. */
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

/** The names that users would see: the typed ones, or else those of the configuration file. */
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

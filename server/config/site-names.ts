import type { SiteNamesKept } from '../db/schema/site-setting.ts'

const linkOf = (name: string, url: string) => (name === '' ? undefined : { name, url })

/** What the screen says, and nothing of what it leaves to the file. */
const saidOnScreen = (names: SiteNamesKept): Readonly<Record<string, unknown>> => {
  const said = {
    productName: names.productName || undefined,
    schoolCloudName: names.schoolCloudName || undefined,
    filingNumber: names.filingNumber || undefined,
    filingUrl: names.filingUrl || undefined,
    copyrightHolder: names.copyrightHolder || undefined,
    nationalPlatform: linkOf(names.nationalName, names.nationalUrl),
    regionalPlatform: names.regionalHidden ? null : linkOf(names.regionalName, names.regionalUrl),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

/**
 * The configuration file with what administrators set on the screen, which wins (docs/configuration.md). A file that is no object
 * goes as it is: the page says what is wrong with it.
 */
export const withNames = (text: string, names: SiteNamesKept): string => {
  const said = saidOnScreen(names)
  if (Object.keys(said).length === 0) return text
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file !== 'object' || file === null || Array.isArray(file)) return text
    return JSON.stringify({ ...file, ...said })
  } catch {
    return text
  }
}

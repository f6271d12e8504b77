import { NO_SITE_NAMES, type SiteSettings } from '#domain/frame/site-settings.ts'
import type { MemoryBackend } from './backend.ts'

const AT_FIRST: SiteSettings = {
  rowVersion: 0,
  names: NO_SITE_NAMES,
  fileNames: {
    ...NO_SITE_NAMES,
    productName: '知源课堂',
    schoolCloudName: '知源云校',
    filingNumber: '沪ICP备2021000000号-1',
    filingUrl: 'https://beian.miit.gov.cn/',
    copyrightHolder: '知源课堂',
    nationalName: '国家中小学智慧教育平台',
    nationalUrl: 'https://www.smartedu.cn',
    regionalName: '上海智慧教育平台',
    regionalUrl: 'https://www.shec.edu.cn',
  },
  limits: { sessionCount: 20, auditDays: 1095, commentDays: 30, noticeDays: 365, jobDays: 30 },
  factorFor: 'nobody',
}

interface KeptSettings {
  settings: SiteSettings
}

const DATA = new WeakMap<MemoryBackend, KeptSettings>()

/** The settings of the site in memory. */
export const siteSettingsIn = (backend: MemoryBackend): KeptSettings => {
  const kept = DATA.get(backend) ?? { settings: AT_FIRST }
  DATA.set(backend, kept)
  return kept
}

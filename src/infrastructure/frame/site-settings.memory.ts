import type { SiteSettingsPort } from '#application/frame/site-settings.port.ts'
import { type SiteNames, type SiteSettings, siteFault, siteFormOf } from '#domain/frame/site-settings.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { peopleOf } from '../memory/people.backend.ts'

const FORBIDDEN = failed({ kind: 'forbidden', message: '只有平台管理员可以修改站点设置' } as const)

const NOTHING_SAID: SiteNames = {
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

const AT_FIRST: SiteSettings = {
  rowVersion: 0,
  names: NOTHING_SAID,
  fileNames: {
    ...NOTHING_SAID,
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
}

/** Settings that are kept as long as the page: without a server nobody else would see them. */
export const memorySiteSettings = (backend: MemoryBackend, caller: Caller): SiteSettingsPort => {
  let settings = AT_FIRST
  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request({
      call: `siteSettings.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const by = peopleOf(backend).find((person) => person.id === id)
        return by?.platformRight === 'administrator' ? answer() : FORBIDDEN
      },
    })
  return {
    read: (signal) => ask('read', signal, () => success(settings)),
    save: ({ rowVersion, names, limits }, signal) =>
      ask('save', signal, () => {
        if (siteFault(siteFormOf({ ...settings, names, limits })) !== null)
          return failed({ kind: 'rejected', reason: 'invalid', message: '站点设置填写不正确' } as const)
        if (rowVersion !== settings.rowVersion)
          return failed({
            kind: 'rejected',
            reason: 'conflict',
            message: '站点设置刚刚被别人修改过',
          } as const)
        settings = { ...settings, rowVersion: rowVersion + 1, names, limits }
        return success(true)
      }),
  }
}

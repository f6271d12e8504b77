import type { SiteSettingsPort } from '#application/frame/site-settings.port.ts'
import { siteFault, siteFormOf } from '#domain/frame/site-settings.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { peopleOf } from '../memory/people.backend.ts'
import { siteSettingsIn } from '../memory/site-settings.backend.ts'

const FORBIDDEN = failed({ kind: 'forbidden', message: '只有平台管理员可以修改站点设置' } as const)

/** Settings that are kept as long as the page: without a server nobody else would see them. */
export const memorySiteSettings = (backend: MemoryBackend, caller: Caller): SiteSettingsPort => {
  const kept = siteSettingsIn(backend)
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
    read: (signal) => ask('read', signal, () => success(kept.settings)),
    save: ({ rowVersion, names, limits, factorFor }, signal) =>
      ask('save', signal, () => {
        if (siteFault(siteFormOf({ ...kept.settings, names, limits })) !== null)
          return failed({ kind: 'rejected', reason: 'invalid', message: '站点设置填写不正确' } as const)
        if (rowVersion !== kept.settings.rowVersion)
          return failed({
            kind: 'rejected',
            reason: 'conflict',
            message: '站点设置刚刚被别人修改过',
          } as const)
        kept.settings = { ...kept.settings, rowVersion: rowVersion + 1, names, limits, factorFor }
        return success(true)
      }),
  }
}

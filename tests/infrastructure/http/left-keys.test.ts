import { AxiosError } from 'axios'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { withIntentions } from '#infrastructure/http/intentions.ts'
import { sessionStorageKeys } from '#infrastructure/http/kept-keys.session-storage.ts'
import { localStorageFormDrafts } from '#infrastructure/session/form-draft.local-storage.ts'
import { webStorageLeftWork } from '#infrastructure/session/left-work.web-storage.ts'
import { createSafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { mapStorage } from '#tests/support/map-storage.ts'
import { noAbort, ok } from './canned.ts'

const shared = { summary: '', tag: '', access: 'session', method: 'POST', data: z.boolean() } as const
const body = z.object({ Name: z.string() })
const add = defineCall({ ...shared, path: '/api/user/folder/add', body })
const take = defineCall({ ...shared, path: '/api/user/folder/take', body })

const PLACE = { userId: 1, form: 'folder/new' }
const OTHER_FORM = { userId: 1, form: 'school/new' }

/** Tabs of one browser; `keys` has what each call was sent under. */
const aBrowser = () => {
  const local = new Map<string, string>()
  const keys: string[] = []
  let made = 0
  const openTab = (session = new Map<string, string>()) => {
    const storage = createSafeStorage({ local: () => mapStorage(local), session: () => mapStorage(session) })
    let isLost = false
    const http = withIntentions(
      createHttp({
        baseUrl: '',
        token: () => 'token',
        expired: () => undefined,
        adapter: async (config) => {
          keys.push(String(config.headers.get('idempotency-key')))
          if (isLost) throw new AxiosError('socket hang up', 'ERR_NETWORK', config)
          return { data: JSON.stringify(ok(true)), status: 200, statusText: '', headers: {}, config }
        },
      }),
      {
        owner: () => 1,
        makeKey: () => {
          made += 1
          return `the-key-number-${made}`
        },
        kept: sessionStorageKeys(storage),
      },
    )
    const send = async (call: typeof add, outcome: 'stored' | 'lost', Name = '备课') => {
      isLost = outcome === 'lost'
      await http.call(call, { body: { Name } }, noAbort())
    }
    return { storage, session, drafts: localStorageFormDrafts(storage), send }
  }
  return { keys: () => keys.map((key) => key.replace('the-key-number-', '')), local, openTab }
}

/** What was typed in a tab was sent, no answer came, and the tab is closed. */
const closed = async () => {
  const browser = aBrowser()
  const tab = browser.openTab()
  tab.drafts.keep(PLACE, '备课')
  await tab.send(add, 'lost')
  return { ...browser, before: tab }
}

describe('the key of what was sent and not answered', () => {
  it('goes on with the draft in another tab, until its answer is known', async () => {
    const { keys, openTab, local } = await closed()
    const next = openTab()
    expect(next.drafts.read(PLACE)).toBe('备课')
    await next.send(add, 'lost')
    const last = openTab()
    last.drafts.read(PLACE)
    await last.send(add, 'stored')
    await last.send(add, 'stored')
    expect(keys()).toEqual(['1', '1', '1', '2'])
    expect(local.has('leftKeys')).toBe(false)
  })

  it('goes on after a reload of that tab too', async () => {
    const { keys, openTab } = await closed()
    const next = openTab()
    next.drafts.read(PLACE)
    next.drafts.keep(PLACE, '备课')
    const again = openTab(next.session)
    again.drafts.read(PLACE)
    await again.send(add, 'stored')
    expect(keys()).toEqual(['1', '1'])
  })

  it('stays behind where the draft is not looked at, and with another one', async () => {
    const { keys, openTab } = await closed()
    const next = openTab()
    next.drafts.keep(OTHER_FORM, '青禾')
    await next.send(add, 'stored')
    expect(keys()).toEqual(['1', '2'])
  })

  it('goes with the draft', async () => {
    const { openTab, local } = await closed()
    const next = openTab()
    next.drafts.read(PLACE)
    next.drafts.forget(PLACE)
    expect(local.has('leftKeys')).toBe(false)
  })

  it('is none any more once something else of the feature was written', async () => {
    const { keys, openTab, local } = await closed()
    const next = openTab()
    next.drafts.read(PLACE)
    await next.send(take, 'stored')
    await next.send(add, 'stored')
    expect(keys()).toEqual(['1', '2', '3'])
    expect(local.has('leftKeys')).toBe(false)
  })

  it('is nobody else’s', async () => {
    const { openTab, local } = await closed()
    expect(local.get('leftKeys')).toContain('the-key-number-1')
    webStorageLeftWork(openTab().storage).keepOnlyOf(2, null)
    expect(local.has('leftKeys')).toBe(false)
  })

  it('is left by none that has no draft', async () => {
    const { openTab, local } = aBrowser()
    await openTab().send(add, 'lost')
    expect(local.size).toBe(0)
  })
})

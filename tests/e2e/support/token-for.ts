import type { APIRequestContext } from '@playwright/test'
import { credentialsOf, type Somebody } from '#tests/support/personas.ts'
import { CALLS } from './calls.ts'
import { md5 } from './md5.ts'

/**
 * Signs in past the page, by the clock of the server as it is set now.
 * @param device each device has one session of a user: another name leaves it alone
 * @param url the server; without it that of the page whose request this is
 */
export const tokenFor = async (
  request: APIRequestContext,
  who: Somebody,
  device: string,
  url = '',
): Promise<string> => {
  const { account, password } = credentialsOf(who)
  const login = await request.post(`${url}${CALLS.login}`, {
    data: { Mobile: account, Password: md5(password), Client: 2, UserKey: device, Key: '', Times: 0 },
  })
  const { Data } = (await login.json()) as { readonly Data: string }
  return Data
}

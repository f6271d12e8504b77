import type { SessionPort } from '#application/session/session.port.ts'
import { current, isLogin, login, logout } from '#contract/session.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { currentUserOf } from './current-user.mapper.ts'
import { wirePassword } from './wire-password.ts'

/** Wire: 登录与用户. */
export const axiosSession = (http: Http): SessionPort => ({
  signIn: async ({ account, password }, visitorId, signal) => {
    const body = {
      Mobile: account,
      Password: await wirePassword(password),
      Client: 2,
      UserKey: visitorId,
      Key: '',
      Times: 0,
    } as const
    return http.call(login, { body }, signal)
  },

  currentUser: async (signal) => {
    const read = await http.call(current, {}, signal, { once: true })
    if (!read.ok) return read
    const user = currentUserOf(read.value)
    // R-session-14: a user without a list of menus ends the session, also one with no more than schools and rights; an answer that tells of nobody is no user.
    const tellsOf = user.id || user.account || user.name || user.organisations[0] || read.value.RoleAnys
    // Somebody all of whose schools cannot be read is not shown as one of no school.
    const isUntold =
      !user.organisations[0] && read.value.UserOrgList?.some(({ Id }) => Id === null || Id === undefined)
    if (isUntold || (user.roleMenus === 'absent' && !tellsOf)) return failed({ kind: 'unreadable' })
    return success({ ...user, avatarUrl: http.fileAddress(user.avatarUrl) })
  },

  keepAlive: async (signal) => {
    const read = await http.call(isLogin, {}, signal, { once: true })
    return read.ok ? success(true) : read
  },

  signOut: async (signal) => {
    const read = await http.answer(logout, {}, signal, { once: true, endsSession: true })
    if (!read.ok) return read
    // R-session-6: only Data true ends the session; anything else is a refusal in the server's words.
    const { data, message } = read.value
    return data ? success(true) : failed({ kind: 'rejected', reason: 'refused', message })
  },
})

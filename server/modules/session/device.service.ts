import { createHash } from 'node:crypto'
import type { SentBy } from '#contract/call.ts'
import { type devices, RECENT_SIGN_IN_SECONDS } from '#contract/devices.ts'
import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { PasswordService } from './password.service.ts'
import type { SessionRepository } from './session.repository.ts'

const UNPROVEN = refuse(CODE.fieldError, '请输入密码')
const GONE = refuse(CODE.notFound, '这台设备已经退出登录')
const OWN = refuse(CODE.conflict, '这是当前设备，请使用退出登录')

interface Needs {
  readonly sessions: SessionRepository
  readonly passwords: Pick<PasswordService, 'confirm'>
  readonly clock: Clock
}

/** An id of a session for lists, useless as a token: hashed once more, and cut. */
const deviceIdOf = (tokenHash: Buffer): string =>
  createHash('sha256').update(tokenHash).digest().subarray(0, 16).toString('base64url')

/** The devices on which a user is signed in: one open session each. */
export const deviceService = ({ sessions, passwords, clock }: Needs) => {
  /**
   * Whoever ends the devices of a user is that user (R-session-20): the asking device signed in lately, or the password is given. Wrong ones
   * are slowed down, and end nothing.
   */
  const prove = async ({ userId, tokenHash }: Viewer, password?: string): Promise<true | Refusal> => {
    if (password !== undefined) return passwords.confirm(userId, password)
    const own = await sessions.findOpen(tokenHash, clock())
    const age = own === null ? Number.POSITIVE_INFINITY : clock().getTime() - own.createdAt.getTime()
    return age <= RECENT_SIGN_IN_SECONDS * 1000 || UNPROVEN
  }

  return {
    async list({ userId, tokenHash }: Viewer): Promise<SentBy<typeof devices>> {
      const open = await sessions.findAllOpen(userId, clock())
      const sent = open.map((it) => ({
        Id: deviceIdOf(it.tokenHash),
        Name: it.deviceName,
        IsCurrent: it.tokenHash.equals(tokenHash),
        SignInTime: it.createdAt.toISOString(),
        SeenTime: it.seenAt.toISOString(),
      }))
      return [...sent.filter(({ IsCurrent }) => IsCurrent), ...sent.filter(({ IsCurrent }) => !IsCurrent)]
    },

    /** Signs another of the user's own devices out; its next request is answered with 401. */
    async remove(viewer: Viewer, deviceId: string, password?: string): Promise<true | Refusal> {
      const open = await sessions.findAllOpen(viewer.userId, clock())
      const found = open.find((it) => deviceIdOf(it.tokenHash) === deviceId)
      if (found === undefined) return GONE
      if (found.tokenHash.equals(viewer.tokenHash)) return OWN
      const proven = await prove(viewer, password)
      if (proven instanceof Refusal) return proven
      await sessions.revoke(found.tokenHash, clock())
      return true
    },

    /** Signs every other device of the user out. */
    async removeOthers(viewer: Viewer, password?: string): Promise<true | Refusal> {
      const proven = await prove(viewer, password)
      if (proven instanceof Refusal) return proven
      await sessions.revokeOthers(viewer.userId, viewer.tokenHash, clock())
      return true
    },
  }
}

export type DeviceService = ReturnType<typeof deviceService>

import { createHash } from 'node:crypto'
import type { SentBy } from '#contract/call.ts'
import type { devices } from '#contract/devices.ts'
import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Confirm } from './confirmation.ts'
import type { SessionRepository } from './session.repository.ts'

const GONE = refuse(CODE.notFound, '这台设备已经退出登录')
const OWN = refuse(CODE.conflict, '这是当前设备，请使用退出登录')

interface Needs {
  readonly sessions: SessionRepository
  /** Confirms that the person who signs devices out is their user. */
  readonly confirm: Confirm
  readonly clock: Clock
}

/** An id of a session for lists, useless as a token: hashed once more, and cut. */
const deviceIdOf = (tokenHash: Buffer): string =>
  createHash('sha256').update(tokenHash).digest().subarray(0, 16).toString('base64url')

/** The devices on which a user is signed in: one open session each. */
export const deviceService = ({ sessions, confirm, clock }: Needs) => {
  return {
    async list({ userId, tokenHash }: Viewer): Promise<SentBy<typeof devices>> {
      const open = await sessions.findAllOpen(userId, clock())
      const sent = open.map((it) => ({
        Id: deviceIdOf(it.tokenHash),
        Name: it.deviceName,
        IsCurrent: it.tokenHash.equals(tokenHash),
        IsUnproven: it.isUnproven,
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
      const proven = await confirm(viewer, password)
      if (proven instanceof Refusal) return proven
      await sessions.revoke(found.tokenHash, clock())
      return true
    },

    /** Signs every other device of the user out. */
    async removeOthers(viewer: Viewer, password?: string): Promise<true | Refusal> {
      const proven = await confirm(viewer, password)
      if (proven instanceof Refusal) return proven
      await sessions.revokeOthers(viewer.userId, viewer.tokenHash, clock())
      return true
    },
  }
}

export type DeviceService = ReturnType<typeof deviceService>

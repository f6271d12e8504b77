import { createHash } from 'node:crypto'
import type { SentBy } from '#contract/call.ts'
import type { devices } from '#contract/devices.ts'
import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { SessionRepository } from './session.repository.ts'

/** An id of a session for lists, useless as a token: hashed once more, and cut. */
const deviceIdOf = (tokenHash: Buffer): string =>
  createHash('sha256').update(tokenHash).digest().subarray(0, 16).toString('base64url')

/** The devices on which a user is signed in: one open session each. */
export const deviceService = (sessions: SessionRepository, clock: Clock) => ({
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
  async remove({ userId, tokenHash }: Viewer, deviceId: string): Promise<true | Refusal> {
    const now = clock()
    const open = await sessions.findAllOpen(userId, now)
    const found = open.find((it) => deviceIdOf(it.tokenHash) === deviceId)
    if (found === undefined) return refuse(CODE.notFound, '这台设备已经退出登录')
    if (found.tokenHash.equals(tokenHash)) return refuse(CODE.conflict, '这是当前设备，请使用退出登录')
    await sessions.revoke(found.tokenHash, now)
    return true
  },
})

export type DeviceService = ReturnType<typeof deviceService>

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appUser } from '#server/db/schema/app-user.ts'
import { session } from '#server/db/schema/session.ts'
import { hashToken } from '#server/modules/session/token.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const DAY = 86_400
const CURRENT = '/api/user/users/devices'

onEachEngine(
  'the lifetime of a session',
  (harness) => {
    const use = async (token: string) => {
      const { status, body } = await harness().ask.get(CURRENT, token)
      return status === 200 ? 'open' : body.Message
    }
    const EXPIRED = '登录信息已失效，请重新登录!'
    const TOO_LONG = '距上次登录已经很久，为了账号安全请重新登录'

    test('is three days, however much it is used, and the call that is refused says so', async () => {
      const { ask, clock } = harness()
      const token = await ask.tokenOf('teacher')
      for (let hour = 0; hour < 71; hour += 1) {
        clock.forward(3600)
        expect(await use(token)).toBe('open')
      }
      clock.forward(3601)
      expect(await use(token)).toBe(TOO_LONG)
      expect(await use(await ask.tokenOf('teacher'))).toBe('open')
    })

    test('is not what ended one that nobody used, or that was ended', async () => {
      const { ask, clock } = harness()
      const [idle, left] = [await ask.tokenOf('teacher'), await ask.tokenOf('teacher')]
      await ask.get('/api/user/users/logout', left)
      clock.forward(DAY)
      expect([await use(idle), await use(left)]).toEqual([EXPIRED, EXPIRED])
    })

    test('holds for one whose end was moved further before there was a lifetime', async () => {
      const { ask, clock, database } = harness()
      const token = await ask.tokenOf('reviewer')
      const row = eq(session.tokenHash, hashToken(token))
      const long = { expiresAt: new Date(clock.read().getTime() + 90 * DAY * 1000) }
      await database.db.update(session).set(long).where(row)
      clock.forward(4 * DAY)
      expect(await use(token)).toBe(TOO_LONG)
      await database.db.update(appUser).set({ disabledAt: clock.read() }).where(eq(appUser.id, 2))
      expect(await use(token)).toBe('账号已停用，请联系学校管理员')
    })
  },
  { sessionMaxSeconds: 3 * DAY },
)

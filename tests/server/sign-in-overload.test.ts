import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { changePassword } from '#contract/password.ts'
import { refuse } from '#server/http/envelope.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { loginAttemptRepository } from '#server/modules/session/login-attempt.repository.ts'
import { passwordChecks, wirePassword } from '#server/modules/session/password.ts'
import { sessionRepository } from '#server/modules/session/session.repository.ts'
import { sessionService } from '#server/modules/session/session.service.ts'
import { type Harness, onEachEngine } from '#tests/support/each-engine.ts'
import { accounts } from '#tests/support/server.ts'
import { type Answer, IS_LOGIN } from '#tests/support/server-client.ts'

const lines: string[] = []
const logger = { ...loggerOptions('warn'), stream: { write: (line: string) => void lines.push(line) } }

const told = ({ status, body, response }: Answer) => ({
  status,
  body,
  retryAfter: response.headers['retry-after'],
})
const REFUSED = {
  status: 503,
  body: { Code: 503, Data: null, Message: '现在使用的人太多，请稍后再试' },
  retryAfter: expect.stringMatching(/^[1-4]$/) as unknown,
}

const tests = (harness: () => Harness): void => {
  test('is refused after a wait in which it would not have been answered, as every overload is', async () => {
    const { ask, database } = harness()
    const token = await ask.tokenOf('teacher')
    // Whose session it is is remembered: nobody has to be asked.
    expect((await ask.get(IS_LOGIN, token)).status).toBe(200)
    const change = { Password: accounts.teacher.wirePassword, NewPassword: wirePassword('a quiet river') }
    let release = () => {}
    const end = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = () => {}
    const isHeld = new Promise<void>((resolve) => {
      begun = resolve
    })
    // No password is checked as long as what was counted cannot be read.
    const holding = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table zhiyuan.login_attempt in access exclusive mode`)
      begun()
      await end
    })
    await isHeld
    lines.length = 0
    const checked = [ask.login(), ask.login()]
    try {
      const late = await Promise.all([ask.login(), ask.post(changePassword.path, change, token)])
      expect(late.map(told)).toEqual([REFUSED, REFUSED])
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({ level: 40, msg: 'overloaded: calls are refused', queue: 'passwords' }),
      ])
    } finally {
      release()
    }
    await holding
    expect((await Promise.all(checked)).map(({ body }) => body.Code)).toEqual([200, 200])
    expect((await ask.login()).body.Code).toBe(200)
  })

  test('keeps its place for what proves it, and not for what follows', async () => {
    const { clock, database } = harness()
    const sessions = sessionRepository(database.db)
    let opening = 0
    let release = () => {}
    const end = new Promise<void>((resolve) => {
      release = resolve
    })
    const service = sessionService({
      attempts: loginAttemptRepository(database.db),
      settings: async () => ({ limits: { sessionCount: 0 }, secondFactorFor: 0 }),
      sessions: {
        ...sessions,
        open: async (entry) => {
          opening += 1
          await end
          return sessions.open(entry)
        },
      },
      clock: clock.read,
      ttlSeconds: 60,
      maxSeconds: 3600,
      checks: passwordChecks(),
    })
    const signIn = (mobile: string) =>
      service.signIn({
        mobile,
        wirePassword: accounts.teacher.wirePassword,
        address: '10.0.0.1',
        device: '',
      })
    const right = Array.from({ length: 2 }, () => signIn(accounts.teacher.account))
    await expect.poll(() => opening).toBe(2)
    expect(await signIn('nobody')).toEqual(refuse(CODE.fieldError, '账号或密码错误'))
    release()
    expect(await Promise.all(right)).toEqual([expect.any(String), expect.any(String)])
  })
}

onEachEngine('a flood of sign-ins', tests, { logger })

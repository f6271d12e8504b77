import { expect, test } from 'vitest'
import { getPerson, removePersonSecondFactor } from '#contract/people.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { appCode, factorsOf, STEP, wrongCode } from '#tests/support/second-factor.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'

const NEWCOMER = 4

onEachEngine('the log of second factors', (harness) => {
  test('says what was done by whom, and no secret, code or recovery code', async () => {
    const { database, clock } = harness()
    const lines: string[] = []
    const app = await buildTestApp(database, {
      clock: clock.read,
      logger: { ...loggerOptions('trace'), stream: { write: (line: string) => void lines.push(line) } },
    })
    const ask = clientOf(app)
    const { enrol, prove, tokenOf, post } = factorsOf(() => ({ app, database, clock, ask }))
    const { secret, codes } = await enrol(await tokenOf('emptyMenus'))
    const token = await tokenOf('emptyMenus')
    const given = [wrongCode(secret, clock.read()), appCode(secret, clock.read())]
    for (let n = 0; n < 5; n += 1) await prove(token, given[0] ?? '')
    clock.forward(STEP + 1)
    given.push(appCode(secret, clock.read()))
    await prove(token, given[2] ?? '')
    await prove(await tokenOf('emptyMenus'), codes[0] ?? '')
    const by = await tokenOf('platformAdministrator')
    const { body } = await ask.get(`${getPerson.path}?Id=${NEWCOMER}`, by)
    const { RowVersion } = body.Data as { RowVersion: number }
    expect(await post(removePersonSecondFactor.path, { Id: NEWCOMER, RowVersion }, by)).toMatchObject({
      Code: 200,
    })
    await app.close()
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => String(msg).startsWith('second factor'))
    expect(told.map(({ level, msg }) => [level, msg])).toEqual([
      [30, 'second factor begun'],
      [30, 'second factor confirmed'],
      ...Array.from({ length: 4 }, () => [40, 'second factor wrong']),
      [40, 'second factor locked'],
      [30, 'second factor proven'],
      [30, 'second factor proven'],
      [30, 'second factor removed by another'],
    ])
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([NEWCOMER]))
    // Six digits stand in many a number: a code would stand there as a word.
    const words = new Set(lines.join('').split(/[^\w-]+/))
    const secrets = [secret, ...codes, ...codes.map((code) => code.replace('-', '')), ...given]
    expect(secrets.filter((one) => words.has(one))).toEqual([])
  })
})

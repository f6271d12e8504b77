import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { allCalls } from '#tests/support/all-calls.ts'

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>
}

const fieldsOf = (call: Call): readonly string[] => {
  const body = 'body' in call && call.body ? call.body : null
  if (body === null) return []
  const { properties = {} } = z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
  }) as Shape
  return Object.keys(properties)
}

/** What is sent by who has no session. Another way in, a forgotten password or a question that is asked instead, would stand here. */
test('without a session there is the password, its code, and the link of the first start, and nothing else', () => {
  const sent = allCalls.filter(({ access, method }) => access === 'public' && method === 'POST')
  const found = sent.map((call) => [call.path.split('/').at(-1), [...fieldsOf(call)].sort()])
  expect(Object.fromEntries(found)).toEqual({
    login: ['Client', 'Key', 'Mobile', 'Password', 'Times', 'UserKey'],
    keepaccount: ['Code', 'Mobile', 'Password', 'UserKey'],
    checkfirststart: ['Secret'],
    openschool: ['Mobile', 'Name', 'Password', 'SchoolName', 'Secret'],
  })
})

test('no call knows a hint or a question of a password', () => {
  const named = allCalls.flatMap(fieldsOf)
  expect(named.length).toBeGreaterThan(300)
  expect(
    named.filter((name) => /hint|security(question|answer)|(question|answer).*password/i.test(name)),
  ).toEqual([])
})

import { beforeAll, expect } from 'vitest'
import * as z from 'zod/mini'
import { getQuestionBankDetails } from '#contract/question-bank.ts'
import { addBankQuestion, type BankChange, newSubject, type Subject } from './bank.ts'
import type { Harness } from './each-engine.ts'
import type { Persona } from './server.ts'

export type BankQuery = Readonly<Record<string, string | number>>

/** Ways to fill the question bank of a harness and to ask it; answers are checked by the contract. */
export const askBank = (harness: () => Harness) => {
  const tokens = new Map<Persona, string>()
  let subjects = 0

  beforeAll(async () => {
    for (const persona of ['teacher', 'noOrganisation'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  const db = () => harness().database.db
  const aSubject = () => newSubject(db(), `学科 ${++subjects}`)
  const add = (subject: Subject, change?: BankChange) => addBankQuestion(db(), subject, change)

  const get = (path: string, query: BankQuery, persona: Persona = 'teacher') =>
    harness().ask.get(
      `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
      tokens.get(persona),
    )
  const data = async <S extends z.ZodMiniType>(
    call: { path: string; data: S },
    query: BankQuery,
    persona?: Persona,
  ) => {
    const { status, body } = await get(call.path, query, persona)
    expect([status, body.Code, body.Message], JSON.stringify(query)).toEqual([200, 200, ''])
    return z.parse(call.data, body.Data)
  }
  const page = (query: BankQuery, persona?: Persona) => data(getQuestionBankDetails, query, persona)
  const idsOf = async (query: BankQuery, persona?: Persona) =>
    (await page(query, persona)).Items?.map(({ Id }) => Id) ?? []
  const codeOf = async (path: string, query: BankQuery, persona?: Persona) =>
    (await get(path, query, persona)).body.Code
  return { db, tokens, aSubject, add, data, page, idsOf, codeOf }
}

import { expect, type Page } from '@playwright/test'
import { getFaults, reportQuestionFault } from '#contract/question-fault.ts'
import { importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import { saveMadeQuestion } from '#contract/question-making.ts'
import { FAULT_PAGE_SIZE } from '#domain/question/reported-fault.ts'
import { tokenOf } from '../lessons.ts'
import type { Ask } from './act.ts'
import { aPlace, asTeacher } from './arranged.ts'

const NOWHERE = { VersionId: 0, BookId: 0, ChapterId: 0, KnowId: 0 }
const NOTHING_ELSE = { Year: 0, Pictures: [], Reason: '', Faults: [], Reply: '' }

/** A new question of junior mathematics, whose right answer is A. */
export const aQuestion = async (ask: Ask, Stem: string) =>
  ask(saveMadeQuestion, {
    body: {
      ...{ Id: 0, Seen: 0, OrgId: 1, Level: 18, ClientId: crypto.randomUUID() },
      ...{ ...NOWHERE, ...NOTHING_ELSE, ...(await aPlace(ask)) },
      Question: {
        ...{ Kind: 1, Stem, Options: ['甲', '乙'], Answers: [['A']] },
        ...{ AnyOrder: false, Analysis: '', Points: 2, Parts: [] },
      },
    },
  })

/** A file of one question, as it is chosen. */
export const aFileOf = (stem: string) => ({
  name: '题.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`::一::${stem} {=2 ~3}\n`),
})

/** A batch of one question under this name. */
export const aBatch = async (page: Page, ask: Ask, name: string): Promise<void> => {
  const { StageId, SubjectId } = await aPlace(ask)
  const query = new URLSearchParams({ StageId: `${StageId}`, SubjectId: `${SubjectId}`, Source: name })
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  const multipart = { [QUESTION_FILE_FIELD]: aFileOf(name) }
  // One user has one import under way, and other tests have this one.
  await expect(async () => {
    const answer = await page.request.post(`${importQuestions.path}?${query}`, { headers, multipart })
    expect(await answer.json()).toMatchObject({ Code: 200 })
  }).toPass()
}

/** The page of the errors that are open, from 1, on which one stands that was reported just now. */
export const aFault = async (ask: Ask, name: string): Promise<number> => {
  const { Id } = await aQuestion(asTeacher(ask), name)
  const body = { QuestionId: Id, Kind: 1, Content: `${name}应该是加`, ClientId: crypto.randomUUID() }
  await ask(reportQuestionFault, { body }, 'teacher')
  const { OpenCount } = await ask(getFaults, { query: {} })
  return Math.ceil((OpenCount ?? 0) / FAULT_PAGE_SIZE)
}

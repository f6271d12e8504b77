import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { questionsAnswer } from '#contract/question.ts'
import { getImports, importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import { saveMadeQuestion } from '#contract/question-making.ts'
import { compareRoster, ROSTER_FILE_FIELD, ROSTER_KIND } from '#contract/roster.ts'
import { addressOf, type Changes, type callsOf } from './ask-calls.ts'
import { newSubject } from './bank.ts'
import type { Harness } from './each-engine.ts'
import { savedQuestion } from './made-questions.ts'
import type { Persona } from './server.ts'

/** What calls of questions, and of what comes in by a file, are about, made for each alone; bodies and addresses by the end of their paths. */
export const arrangedQuestions = (harness: () => Harness, { data }: ReturnType<typeof callsOf>) => {
  const unused = (what: string) => `${what}${randomUUID().slice(0, 8)}`
  const subject = () => newSubject(harness().database.db, unused('学科'))

  /** Its Data. */
  const bring = async (url: string, field: string, name: string, text: string, persona: Persona) => {
    const form = new FormData()
    form.append(field, new Blob([text]), name)
    const request = new Request('http://page/', { method: 'POST', body: form })
    const response = await harness().app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${await harness().ask.tokenOf(persona)}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return response.json<{ readonly Data: unknown }>().Data
  }
  /** A question of the reviewer's, with where it stands. */
  const question = async () => {
    const sent = savedQuestion(await subject())
    const { Id } = await data(saveMadeQuestion, { body: sent }, 'reviewer')
    const { StageId, SubjectId, VersionId, BookId, ChapterId, KnowId, Level } = sent
    return { Id, StageId, SubjectId, VersionId, BookId, ChapterId, KnowId, Level }
  }
  const batch = async () => {
    const { stageId, subjectId } = await subject()
    const query = { StageId: stageId, SubjectId: subjectId }
    const file = '::一::批次之问一 {=2 ~3}\n\n::二::批次之问二 {=4 ~5}\n'
    await bring(addressOf(importQuestions, { query }), QUESTION_FILE_FIELD, '题.txt', file, 'reviewer')
    const { Items } = await data(getImports, { query: { PageSize: 1 } }, 'reviewer')
    return { Id: Items?.[0]?.Id }
  }
  let rosters = 0
  const roster = async () => {
    // Somebody of the same name in the school would make the line doubtful.
    const name = `林${'安平和静远'.charAt(rosters)}`
    const file = `姓名,手机号,学校\n${name},1370000555${rosters},青禾实验学校\n`
    rosters += 1
    const made = await bring(compareRoster.path, ROSTER_FILE_FIELD, '名册.csv', file, 'platformAdministrator')
    const { Id, Kinds } = z.parse(compareRoster.data, made)
    const added = Kinds?.find(({ Kind }) => Kind === ROSTER_KIND.added)
    if (added?.Chosen !== 1) throw new Error('the roster has nobody to be added')
    return { Id }
  }
  const changes: Changes = {
    savequestion: async () => savedQuestion(await subject()),
    filequestions: async () => ({ Items: [{ ...(await question()), Level: 19 }] }),
    releaseimport: batch,
    undoimport: batch,
    dismisswrongquestion: async () => {
      const { Id } = await question()
      const Items = [{ QuestionId: Id, Answer: ['A'], UseTime: 5, ClientId: randomUUID() }]
      const body = { CourseId: 0, SectionId: 0, PracticeId: randomUUID(), Items }
      await data(questionsAnswer, { body }, 'reviewer')
      return { Id }
    },
    chooseroster: async () => ({
      ...(await roster()),
      Kind: ROSTER_KIND.added,
      Entries: [],
      IsChosen: false,
      // The line is nobody's who is there.
      SameAs: undefined,
    }),
    applyroster: roster,
    closeroster: roster,
  }
  const queries: Changes = {
    importquestions: async () => {
      const { stageId, subjectId } = await subject()
      const nowhere = { VersionId: 0, BookId: 0, ChapterId: 0, KnowId: 0 }
      return { ...nowhere, StageId: stageId, SubjectId: subjectId, DryRun: 0 }
    },
  }
  return { question, changes, queries }
}

export type ArrangedQuestions = ReturnType<typeof arrangedQuestions>

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addComments } from '#contract/comment.ts'
import { addFavorite } from '#contract/favourite.ts'
import { addUserAction } from '#contract/learning.ts'
import { getBankQuestion, getQuestionSolution, getSimilarQuestions } from '#contract/question-bank.ts'
import { reportQuestionFault } from '#contract/question-fault.ts'
import { getSearchList } from '#contract/search-list.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { questionFault } from '#server/db/schema/question-fault.ts'
import { plainQuestion } from '#tests/support/bank.ts'
import { askBank, type BankQuery } from '#tests/support/bank-client.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('a question of the bank', (harness) => {
  const { db, tokens, aSubject, add, data, page, codeOf } = askBank(harness)

  test('no solution is told of a question that only a lesson asks', async () => {
    const [lesson] = await db().insert(question).values(plainQuestion({})).returning({ id: question.id })
    expect(await codeOf(getQuestionSolution.path, { Id: lesson?.id ?? 0 })).toBe(404)
    expect(await codeOf(getQuestionSolution.path, { Id: 0 })).toBe(404)
    expect(await codeOf(getSimilarQuestions.path, { Id: lesson?.id ?? 0 })).toBe(404)
  })

  test('the most alike come first, of the same kind, and none that is known already', async () => {
    const subject = await aSubject()
    const { otherChapterId, otherKnowId } = subject
    const elsewhere = { chapterId: otherChapterId, knowId: otherKnowId }
    const asked = await add(subject, { question: { difficulty: 0.5 } })
    const sameKnowFar = await add(subject, { question: { difficulty: 0.9 } })
    const sameKnowNear = await add(subject, { question: { difficulty: 0.55 } })
    const sameChapter = await add(subject, { content: { knowId: otherKnowId } })
    const sameSubject = await add(subject, { content: elsewhere })
    await add(subject, { question: { questionType: QUESTION_TYPE.multiple } })
    const similar = async (query: BankQuery) =>
      (await data(getSimilarQuestions, { Id: asked.id, ...query })).map(({ Id, Analysis }) => [Id, Analysis])
    const order = [sameKnowNear, sameKnowFar, sameChapter, sameSubject].map(({ id }) => [id, ''])
    expect(await similar({})).toEqual(order)
    expect(await similar({ Count: 2 })).toEqual(order.slice(0, 2))
    expect(await similar({ Count: 1, Except: `${sameKnowNear.id},${sameChapter.id}` })).toEqual([
      [sameKnowFar.id, ''],
    ])
  })

  test('an error is told once however often it is sent, of a part too', async () => {
    const { id, partIds } = await add(await aSubject(), {
      question: { questionType: QUESTION_TYPE.composite, options: [], answers: [] },
      parts: [{}, {}],
    })
    const report = async (change: object) =>
      (
        await harness().ask.post(
          reportQuestionFault.path,
          { QuestionId: id, Kind: 3, Content: ' 答案应为 C ', ClientId: 'fault-of-a-test', ...change },
          tokens.get('teacher'),
        )
      ).body
    expect(await report({})).toMatchObject({ Code: 200, Data: true })
    expect(await report({ Content: '再说一遍' })).toMatchObject({ Code: 200, Data: true })
    expect(await report({ QuestionId: partIds[1], ClientId: 'another-fault' })).toMatchObject({ Code: 200 })
    expect(await report({ Content: '  ab  ', ClientId: 'a-third-fault' })).toMatchObject({ Code: 400 })
    expect(await report({ QuestionId: 999_999, ClientId: 'a-fourth-fault' })).toMatchObject({ Code: 404 })
    const told = await db()
      .select({ questionId: questionFault.questionId, kind: questionFault.kind, body: questionFault.body })
      .from(questionFault)
      .orderBy(questionFault.id)
    expect(told).toEqual([
      { questionId: id, kind: 3, body: '答案应为 C' },
      { questionId: partIds[1], kind: 3, body: '答案应为 C' },
    ])
  })

  test('a question is kept, talked about, counted and found as any other content', async () => {
    const subject = await aSubject()
    const { id, contentId } = await add(subject, { content: { name: '鸡兔同笼共有三十五个头' } })
    const post = async (path: string, body: object) => {
      const answer = await harness().ask.post(path, body, tokens.get('teacher'))
      expect([answer.body.Code, answer.body.Message]).toEqual([200, ''])
      return answer.body.Data
    }
    const kept = await post(addFavorite.path, { Type: 4, ContentId: contentId, ParentId: 0, Name: '' })
    expect(kept).toMatchObject({ Type: 4, ContentId: contentId, Name: '鸡兔同笼共有三十五个头' })
    await post(addComments.path, {
      ObjectId: contentId,
      Type: 4,
      ParentId: 0,
      Content: '<p>画图更好懂</p>',
      Score: 5,
      ClientId: 'comment-on-a-question',
    })
    await post(addUserAction.path, { ActionType: 1, ObjectId: contentId, Type: 4 })
    const [one] = (await page({ Ids: String(id) })).Items ?? []
    expect(one?.IsFavorite).toBe(true)
    expect(await data(getBankQuestion, { Id: contentId })).toMatchObject({
      IsFavorite: true,
      FavoriteCount: 1,
      CommentCount: 1,
      ViewCount: 1,
      Question: { Id: id, IsFavorite: true },
    })
    const found = z.parse(
      getSearchList.data,
      await post(getSearchList.path, { Keyword: '鸡兔同笼共有', Type: 4 }),
    )
    expect(found.Items?.map((card) => [card.Id, card.Type])).toEqual([[contentId, 4]])
    expect(found.TypeCounts?.find(({ Type }) => Type === 4)?.Count).toBe(1)
  })

  test('pictures of a question have addresses that hold, and one that is gone is left out', async () => {
    const subject = await aSubject()
    const { id } = await add(subject, {
      question: {
        stem: '<p>如图 <img data-file="999999" alt="三角形" />，求 \\(x\\)</p><table><tbody><tr><td>1</td></tr></tbody></table>',
      },
    })
    const [one] = (await page({ Ids: String(id) })).Items ?? []
    expect(one?.Stem).toBe('<p>如图 ，求 \\(x\\)</p><table><tbody><tr><td>1</td></tr></tbody></table>')
  })
})

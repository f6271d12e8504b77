import { beforeAll, expect, test } from 'vitest'
import { getPublishingNotices, PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import { getFaults, getOwnFaults, reportQuestionFault, settleFault } from '#contract/question-fault.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { askBank } from '#tests/support/bank-client.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const QINGHE = 1
const JIANGCHENG = 2

onEachEngine('errors in questions', (harness) => {
  const { tokens, aSubject, add, data, codeOf } = askBank(harness)
  beforeAll(async () => {
    tokens.set('reviewer', await harness().ask.tokenOf('reviewer'))
  })

  const post = async (path: string, body: object, persona: 'teacher' | 'reviewer' = 'reviewer') =>
    (await harness().ask.post(path, body, tokens.get(persona))).body
  const report = (QuestionId: number, ClientId: string) =>
    post(reportQuestionFault.path, { QuestionId, Kind: 3, Content: '答案应为 C', ClientId }, 'teacher')
  const settle = (Id: number, change: object) =>
    post(settleFault.path, { Id, Status: 1, SeenStatus: 0, Reply: '', ...change })
  const own = (QuestionId: number) => data(getOwnFaults, { QuestionId })
  const told = async (contentId: number) =>
    (await data(getPublishingNotices, {}))
      .filter(({ ContentId }) => ContentId === contentId)
      .map(({ Kind, Reason }) => [Kind, Reason])
  const listed = async (Status: number) =>
    (await data(getFaults, { Status }, 'reviewer')).Items?.map(({ Id }) => Id) ?? []

  test('are seen and decided by those who may review for the school of the question', async () => {
    const subject = await aSubject()
    const here = await add(subject, {
      content: { organisationId: QINGHE },
      question: { questionType: QUESTION_TYPE.composite, options: [], answers: [] },
      parts: [{ stem: '第一小题' }],
    })
    const there = await add(subject, { content: { organisationId: JIANGCHENG } })
    expect(await report(here.partIds[0] ?? 0, 'fault-of-qinghe')).toMatchObject({ Code: 200 })
    expect(await report(there.id, 'fault-of-jiangcheng')).toMatchObject({ Code: 200 })
    const [ours] = await own(here.id)
    const [theirs] = await own(there.id)
    const id = ours?.Id ?? 0
    expect(ours).toMatchObject({ Status: 0, Reply: '', VerifyUserName: '', VerifyTime: '' })

    expect(await codeOf(getFaults.path, {}, 'teacher')).toBe(403)
    expect(await codeOf(getFaults.path, { Status: 2 }, 'reviewer')).toBe(400)
    expect(await codeOf(getFaults.path, { PageIndex: 0 }, 'reviewer')).toBe(400)
    const page = await data(getFaults, {}, 'reviewer')
    const found = page.Items?.find(({ Id }) => Id === id)
    expect([page.OpenCount, page.Items?.some(({ Id }) => Id === theirs?.Id)]).toEqual([
      page.TotalCount,
      false,
    ])
    // Whole and revealed, although only a part of it was named.
    expect(found?.Question.Id).toBe(here.id)
    expect(found?.Question.Children?.map(({ Stem, Answer }) => [Stem, Answer])).toEqual([['第一小题', ['B']]])

    const mine = { Id: id, Status: 1, SeenStatus: 0 }
    expect(await post(settleFault.path, mine, 'teacher')).toMatchObject({ Code: 403 })
    expect(await settle(theirs?.Id ?? 0, {})).toMatchObject({ Code: 403 })
    expect(await settle(999_999, {})).toMatchObject({ Code: 404 })
    expect(await settle(id, { Status: 3 })).toMatchObject({ Code: 400 })
    expect(await settle(id, { Reply: '长'.repeat(201) })).toMatchObject({ Code: 400 })
    expect(await settle(id, { Status: 2, Reply: '  ' })).toMatchObject({
      Code: 400,
      Message: '请写明为什么不是错误',
    })
    expect(await own(here.id)).toEqual([ours])

    expect(await settle(id, { Reply: ' 已改为 C ' })).toMatchObject({
      Code: 200,
      Data: { Id: id, Status: 1, Reply: '已改为 C' },
    })
    expect(await settle(id, { Status: 2, Reply: '没有错' })).toMatchObject({
      Code: 409,
      Message: expect.stringMatching(/^已由 .+ 处理$/) as unknown,
    })
    expect([(await listed(0)).includes(id), (await listed(1))[0]]).toEqual([false, id])
    const [settled] = await own(here.id)
    expect([settled?.Status, settled?.Reply, settled?.VerifyUserName === '']).toEqual([1, '已改为 C', false])

    expect(await settle(id, { Status: 0, SeenStatus: 1 })).toMatchObject({ Code: 200 })
    expect(await settle(id, { Status: 0, SeenStatus: 1 })).toMatchObject({
      Code: 409,
      Message: '这条纠错已被重新打开',
    })
    expect(await own(here.id)).toEqual([ours])
  })

  test('are told to who reported them once they are decided, until they are opened again or put away', async () => {
    const { id, contentId } = await add(await aSubject(), { content: { organisationId: QINGHE } })
    await report(id, 'fault-that-is-told')
    const Id = (await own(id))[0]?.Id ?? 0
    expect(await told(contentId)).toEqual([])
    await settle(Id, { Reply: '已改为 C' })
    expect(await told(contentId)).toEqual([[PUBLISHING_NOTICE.faultResolved, '已改为 C']])
    await settle(Id, { Status: 2, SeenStatus: 0, Reply: '比别人慢' })
    expect(await told(contentId)).toEqual([[PUBLISHING_NOTICE.faultResolved, '已改为 C']])
    await settle(Id, { Status: 0, SeenStatus: 1 })
    expect(await told(contentId)).toEqual([])
    await settle(Id, { Status: 2, Reply: '解析里写得很清楚' })
    expect(await told(contentId)).toEqual([[PUBLISHING_NOTICE.faultDismissed, '解析里写得很清楚']])
  })

  test('of others are nobody else’s own', async () => {
    const { id } = await add(await aSubject())
    await report(id, 'fault-of-a-teacher')
    expect((await own(id)).length).toBe(1)
    expect(await data(getOwnFaults, { QuestionId: id }, 'reviewer')).toEqual([])
    expect(await data(getOwnFaults, { QuestionId: 0 })).toEqual([])
  })
})

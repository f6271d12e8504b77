import { and, eq, isNull } from 'drizzle-orm'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { verifyUserShare } from '#contract/review.ts'
import { getUserSchoolContent } from '#contract/school-file.ts'
import { getShareRequest, shareFileToSchool } from '#contract/share.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { curriculumNode, NODE_TYPE } from '#server/db/schema/curriculum-node.ts'
import { file } from '#server/db/schema/file.ts'
import { callsOf } from './ask-calls.ts'

/** The school of teacher and reviewer. */
export const OWN = 1

/** Files of the teacher on their way into the school's library. */
export const sharingOf = (harness: Parameters<typeof callsOf>[0]) => {
  const { answer, data } = callsOf(harness)

  /** A place with its chapter, and another chapter of the same book. */
  const places = async () => {
    const { db } = harness().database
    const nodes = await db.select().from(curriculumNode)
    const ofType = (type: number) => nodes.filter(({ nodeType }) => nodeType === type)
    for (const book of ofType(NODE_TYPE.book)) {
      const [one, other] = ofType(NODE_TYPE.chapter).filter(({ parentId }) => parentId === book.id)
      const version = nodes.find(({ id }) => id === book.parentId)
      const subject = nodes.find(({ id }) => id === version?.parentId)
      if (one && other && version && subject)
        return { stage: subject.parentId ?? 0, subject: subject.id, version, book, one, other }
    }
    throw new Error('the curriculum has no book with two chapters')
  }

  /** A new own file of the teacher with bytes that are nowhere in a library. */
  let used = 0
  const newFile = async (Name: string): Promise<number> => {
    const { db } = harness().database
    const rows = await db
      .selectDistinctOn([file.id], { hash: file.sha256 })
      .from(content)
      .innerJoin(file, eq(file.id, content.fileId))
      .where(
        and(
          eq(content.type, CONTENT_TYPE.resource),
          eq(content.schoolOnly, false),
          isNull(content.withdrawnAt),
        ),
      )
      .orderBy(file.id)
    const Hash = rows[used]?.hash.toString('hex') ?? ''
    used += 1
    const { File } = await data(addPrivateFileContent, { body: { Name, Hash } }, 'teacher')
    return File?.Id ?? 0
  }

  const share = async (FileIds: number[], change: object = {}) => {
    const { stage, subject } = await places()
    const body = {
      OrgId: OWN,
      FileIds,
      StageId: stage,
      SubjectId: subject,
      TagId: 1,
      Remark: '请审核',
      ...change,
    }
    return data(shareFileToSchool, { body }, 'teacher')
  }
  const request = (Id: number) => data(getShareRequest, { query: { Id } }, 'teacher')
  const seen = async (Id: number) => ({ Id, RowVersion: (await request(Id)).RowVersion ?? 0 })
  const verify = async (
    Ids: number[],
    verdict: { Status: number; ReasonCode?: number; Reason?: string; Patch?: object },
    orgId = OWN,
  ) => {
    const Items = await Promise.all(Ids.map(seen))
    return answer(verifyUserShare, { params: { orgId }, body: { Items, ...verdict } }, 'reviewer')
  }
  const library = async (OrgId: number, Keyword: string, persona: 'teacher' | 'cloudSchool' | 'reviewer') =>
    (await data(getUserSchoolContent, { body: { OrgId, Keyword } }, persona)).Items ?? []

  return { places, newFile, share, request, seen, verify, library }
}

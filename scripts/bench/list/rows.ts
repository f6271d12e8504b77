import { and, count, desc, eq } from 'drizzle-orm'
import { addComments } from '#contract/comment.ts'
import { leftSubtree } from '#contract/curriculum.ts'
import { resourceContentInfo, resourceContentList } from '#contract/resource.ts'
import { getSearchList } from '#contract/search-list.ts'
import { login } from '#contract/session.ts'
import type { Db } from '#server/db/database.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { accounts } from '#tests/support/server.ts'
import type { Asked } from './load.ts'
import { UNIQUE } from './unique.ts'

export const ROW_NAMES = ['list', 'item', 'comment', 'search', 'common', 'pinyin', 'tree', 'stages'] as const
export type RowName = (typeof ROW_NAMES)[number]

export const isRowName = (name: string): name is RowName => ROW_NAMES.some((it) => it === name)

/** A row of the table: what is asked, and what it should come to. */
export interface Row extends Asked {
  readonly name: RowName
  readonly title: string
  /** Of what the bare route does, at least. */
  readonly share: number
  /** Milliseconds, at most. */
  readonly p99: number
}

const json = (body: object) => () => JSON.stringify(body)

/** What is asked of a loaded database: of the subject and grade that most contents are of. */
export const rowsFor = async (db: Db): Promise<readonly Row[]> => {
  const [usual] = await db
    .select({ subjectId: content.subjectId, gradeId: content.gradeId, n: count() })
    .from(content)
    .where(eq(content.type, CONTENT_TYPE.resource))
    .groupBy(content.subjectId, content.gradeId)
    .orderBy(desc(count()))
    .limit(1)
  const [item] = await db
    .select({ id: content.id, bookId: content.bookId })
    .from(content)
    .where(and(eq(content.subjectId, usual?.subjectId ?? 0), eq(content.schoolOnly, false)))
    .orderBy(desc(content.id))
    .limit(1)
  if (!usual || !item) throw new Error('the database has no contents')
  const place = `Type=${CONTENT_TYPE.resource}&SubjectId=${usual.subjectId}&GradeId=${usual.gradeId}`
  const search = (keyword: string) => ({
    method: 'POST' as const,
    path: getSearchList.path,
    body: json({ Keyword: keyword, Type: CONTENT_TYPE.resource, PageSize: 20 }),
    share: 0.7,
    p99: 200,
  })
  const tree = leftSubtree.path.replace(':Id', String(item.bookId)).replace(':type', '1')
  return [
    {
      name: 'list',
      title: 'list page, filtered, exact total',
      method: 'GET',
      path: `${resourceContentList.path}?${place}&PageSize=20&Sort=1`,
      share: 0.5,
      p99: 100,
    },
    {
      name: 'item',
      title: 'item read',
      method: 'GET',
      path: `${resourceContentInfo.path}?Id=${item.id}`,
      share: 0.5,
      p99: 50,
    },
    {
      name: 'comment',
      title: 'comment write',
      method: 'POST',
      path: addComments.path,
      body: (index) =>
        JSON.stringify({
          ObjectId: item.id,
          Type: CONTENT_TYPE.resource,
          Content: '<p>课堂上用过，学生反馈很好。</p>',
          Score: 5,
          ClientId: `${UNIQUE}${index}-${Date.now()}`,
        }),
      share: 0.5,
      p99: 50,
    },
    { name: 'search', title: 'search, two characters, total and facet', ...search('勾股') },
    { name: 'common', title: 'search, a common word', ...search('函数') },
    { name: 'pinyin', title: 'search, pinyin', ...search('gougu') },
    {
      name: 'tree',
      title: 'tree of a book with counts',
      method: 'GET',
      path: `${tree}?contentType=${CONTENT_TYPE.resource}`,
      share: 0.5,
      p99: 200,
    },
    {
      name: 'stages',
      title: 'subjects of a stage with counts',
      method: 'GET',
      path: `/api/user/xkw/lefttree/2?contentType=${CONTENT_TYPE.resource}`,
      share: 0.5,
      p99: 200,
    },
  ]
}

export const signIn = async (url: string, { account, wirePassword } = accounts.teacher): Promise<string> => {
  const answer = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Mobile: account,
      Password: wirePassword,
      Client: 2,
      UserKey: 'bench',
      Key: '',
      Times: 0,
    }),
  })
  const { Data } = (await answer.json()) as { Data: string | null }
  if (!Data) throw new Error('the bench could not sign in')
  return Data
}

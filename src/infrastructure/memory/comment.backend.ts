import type { Comment, CommentAuthor, CommentedContent, CommentState } from '#domain/comment/comment.ts'
import type { ReportCategory, ReportedComment } from '#domain/comment/comment-report.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { MemoryBackend } from './backend.ts'
import { PEOPLE } from './content/people.ts'

const HOUR_MS = 3_600_000

/** A comment as the in-memory backend keeps it; whose it is depends on who asks. */
export interface KeptComment extends Omit<Comment, 'replies' | 'replyCount' | 'mine' | 'state' | 'reported'> {
  readonly content: CommentedContent
  /** '' for what was there from the beginning. */
  readonly clientId: string
  /** When it was deleted, in milliseconds; 0 for not at all. */
  readonly deletedAt: number
  readonly hidden: boolean
  readonly reports: readonly KeptReport[]
}

/** Somebody's report; the decision is null while it waits. */
export interface KeptReport {
  readonly userId: number
  readonly category: ReportCategory
  readonly words: string
  readonly reporterName: string
  readonly createTime: string
  readonly decision: (NonNullable<ReportedComment['decision']> & { readonly verdict: 'hide' | 'keep' }) | null
}

/** A comment that nobody deleted, hid or reported. */
export const UNTOUCHED = { deletedAt: 0, hidden: false, hideReason: '', reports: [] } as const

export const stateOfKept = ({ deletedAt, hidden }: KeptComment): CommentState => {
  if (deletedAt !== 0) return 'deleted'
  return hidden ? 'hidden' : 'shown'
}

export const authorOf = ({ id, name, avatarUrl, organisations }: CurrentUser): CommentAuthor => ({
  id,
  name,
  avatarUrl,
  organisationName: organisations[0]?.name ?? '',
})

const SAID = [
  '<p>导入很自然，明天就用。</p>',
  '<p>例题的<strong>梯度</strong>安排得好，学困生也跟得上。</p>',
  '<p>建议补一道变式：</p><ul><li><p>条件与结论互换</p></li><li><p>去掉一个条件</p></li></ul>',
  '<p>课堂小结那一页可以直接打印给学生。</p>',
]
const ANSWERED = [
  '<p>谢谢，已经补上了。</p>',
  '<p>我们组也这么改了。</p>',
  '<p>期待第二课时。</p>',
  '<p>收到。</p>',
]

/** What people said before: nothing on every third content, three comments on the next, thirteen on the one after. */
const saidOn = (content: CommentedContent, now: number): readonly KeptComment[] => {
  const count = [0, 3, 13][content.id % 3] ?? 0
  const say = (id: number, parentId: number, html: string, score: number, age: number): KeptComment => ({
    id: content.id * 1000 + id,
    parentId,
    content,
    author: authorOf(PEOPLE[id % PEOPLE.length] ?? (PEOPLE[0] as CurrentUser)),
    html,
    score,
    createTime: new Date(now - age * HOUR_MS).toISOString(),
    clientId: '',
    ...UNTOUCHED,
  })
  const comments = Array.from({ length: count }, (_, index) =>
    say(index + 1, 0, SAID[index % SAID.length] ?? '', 5 - (index % 3), (count - index) * 30),
  )
  const [first] = comments
  const replies =
    first === undefined ? [] : ANSWERED.map((html, index) => say(100 + index, first.id, html, 0, 20 - index))
  return [...comments, ...replies]
}

const dataByBackend = new WeakMap<MemoryBackend, Map<string, KeptComment[]>>()

/** The comments on a content in a backend, in the order in which they were written. */
export const commentsOn = (backend: MemoryBackend, content: CommentedContent): KeptComment[] => {
  const data = dataByBackend.get(backend) ?? new Map<string, KeptComment[]>()
  dataByBackend.set(backend, data)
  const key = `${content.type}/${content.id}`
  const known = data.get(key)
  if (known !== undefined) return known
  const begun = [...saidOn(content, backend.now())]
  data.set(key, begun)
  return begun
}

/** Every list of comments that was opened in a backend. */
const listsOf = (backend: MemoryBackend): readonly KeptComment[][] => [
  ...(dataByBackend.get(backend)?.values() ?? []),
]

export const allComments = (backend: MemoryBackend): readonly KeptComment[] => listsOf(backend).flat()

/** Writes another state of a comment. */
export const changeComment = (
  backend: MemoryBackend,
  id: number,
  change: Partial<Pick<KeptComment, 'deletedAt' | 'hidden' | 'hideReason' | 'reports'>>,
): void => {
  for (const list of listsOf(backend)) {
    const at = list.findIndex((one) => one.id === id)
    const one = list[at]
    if (one !== undefined) list[at] = { ...one, ...change }
  }
}

import type { SentBy } from '#contract/call.ts'
import type { headTag } from '#contract/curriculum.ts'
import { CODE } from '#contract/envelope.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { ANYWHERE, type Scope } from '../content/scope.ts'
import type { CurriculumRepository, NodeRow } from './curriculum.repository.ts'
import type { TagRowRepository, TagScope } from './tag-row.repository.ts'

const FIELD: Readonly<Record<NodeType, keyof Scope>> = {
  [NODE_TYPE.stage]: 'stageId',
  [NODE_TYPE.subject]: 'subjectId',
  [NODE_TYPE.version]: 'versionId',
  [NODE_TYPE.book]: 'bookId',
  [NODE_TYPE.chapter]: 'chapterId',
  [NODE_TYPE.knowledge]: 'knowId',
}

/** What tags are counted of, wherever. */
type TagsCounted = Omit<TagScope, 'scope'>

/** A row of one tag would narrow nothing. */
const MIN_TAGS = 2

interface Needs {
  readonly curriculum: CurriculumRepository
  readonly tagRows: TagRowRepository
  /** The rows of a subject's question bank: its questions carry no tags, they are told apart by what they are. */
  readonly bankRows: (
    subjectId: number,
    counted: Pick<TagScope, 'userId' | 'narrowing'>,
  ) => Promise<SentBy<typeof headTag>>
}

export const tagRowService = ({ curriculum, tagRows, bankRows }: Needs) => {
  const rowsIn = async (node: NodeRow | null, counted: TagsCounted): Promise<SentBy<typeof headTag>> => {
    const scope = { ...counted, scope: node ? { ...ANYWHERE, [FIELD[node.nodeType]]: node.id } : ANYWHERE }
    const [tags, given, grades, suffixes] = await Promise.all([
      tagRows.findTags(),
      tagRows.countByTag(scope),
      tagRows.countByGrade(scope),
      tagRows.countBySuffix(scope),
    ])
    const withCount = tags.map(({ tag, group }) => {
      const values = group.source === 'grade' ? grades : suffixes
      const count =
        group.source === 'given'
          ? (given.get(tag.id) ?? 0)
          : tag.values.reduce((sum, value) => sum + (values.get(value) ?? 0), 0)
      return { tag, group, count }
    })
    const groups = [...new Map(tags.map(({ group }) => [group.id, group])).values()]
    return groups
      .map(({ id, code, name, multiple }) => ({
        Code: code,
        Name: name,
        Multiple: multiple,
        Tags: withCount
          .filter(({ group, count }) => group.id === id && count > 0)
          .map(({ tag, count }) => ({ TagId: tag.id, Name: tag.name, Count: count })),
      }))
      .filter(({ Tags }) => Tags.length >= MIN_TAGS)
  }

  return {
    /** The rows of tags of a type below a node (0: everywhere), with the number of contents that carry them; tags without any are left out. */
    async below(id: number, counted: TagsCounted): Promise<SentBy<typeof headTag> | Refusal> {
      const node = id === 0 ? null : await curriculum.findNode(id)
      if (id !== 0 && !node) return refuse(CODE.notFound, '没有这个目录')
      return rowsIn(node, counted)
    },

    /** The same of a subject; stage 0 for whichever it is of. */
    async ofSubject(
      stageId: number,
      subjectId: number,
      counted: TagsCounted,
    ): Promise<SentBy<typeof headTag> | Refusal> {
      const subject = await curriculum.findNode(subjectId)
      const isOne = subject?.nodeType === NODE_TYPE.subject && (stageId === 0 || subject.parentId === stageId)
      if (!isOne) return refuse(CODE.notFound, '没有这个学科')
      return counted.type === CONTENT_TYPE.question ? bankRows(subjectId, counted) : rowsIn(subject, counted)
    },
  }
}

export type TagRowService = ReturnType<typeof tagRowService>

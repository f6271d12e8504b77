import type * as z from 'zod/mini'
import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import type { DataOf } from '#contract/call.ts'
import {
  detailsHeadMenu,
  detailsLeftMenu,
  headTag,
  leftMenu,
  leftSubtree,
  leftTree,
  type TreeNode,
  type tagGroup,
} from '#contract/curriculum.ts'
import {
  type CurriculumNode,
  NODE_KINDS,
  type NodeKind,
  type SubjectMenu,
} from '#domain/catalogue/curriculum-node.ts'
import type { ListType } from '#domain/catalogue/list-query.ts'
import { type MenuNarrowing, NOT_NARROWED } from '#domain/catalogue/menu-narrowing.ts'
import type { TagGroup } from '#domain/catalogue/tag-group.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf } from '../http/wire-values.ts'
import { wireFiltersOf } from './bank-filters.wire.ts'
import { LIVE_STATUSES } from './content-card.mapper.ts'

const CHAPTERS = 1
const KNOWLEDGE = 2

const bySort = (one: TreeNode, other: TreeNode): number => amountOf(one.Sort) - amountOf(other.Sort)

/** Nodes by Sort; a node that does not say what it is stands one level below its parent. */
export const nodesOf = (nodes: readonly TreeNode[], level = 0): readonly CurriculumNode[] =>
  [...nodes].sort(bySort).map((node) => {
    const kind = NODE_KINDS[amountOf(node.NodeType) - 1] ?? NODE_KINDS[level] ?? 'chapter'
    const children = nodesOf(node.Children ?? [], NODE_KINDS.indexOf(kind) + 1)
    return {
      id: node.Id,
      name: textOf(node.Name),
      kind,
      count: typeof node.Count === 'number' ? amountOf(node.Count) : null,
      hasChildren: children.length > 0 || flagOf(node.HasChildren),
      children,
    }
  })

const named = (
  kind: NodeKind,
  id: number,
  name: string,
  children: readonly CurriculumNode[],
): CurriculumNode => ({
  id,
  name,
  kind,
  count: null,
  hasChildren: children.length > 0,
  children,
})

export const subjectMenuOf = (wire: DataOf<typeof detailsLeftMenu>): SubjectMenu => {
  const versions = wire.Versions ?? []
  return {
    versions: versions.map(({ Id, Name, Books }) =>
      named(
        'version',
        Id,
        Name,
        (Books ?? []).map((book) => named('book', book.Id, book.Name, [])),
      ),
    ),
    knowledgeRootId: idOf(wire.KnowRootId),
  }
}

/** A tag without a name, and a row of nothing to choose from, is none. */
export const tagGroupsOf = (groups: readonly z.output<typeof tagGroup>[]): readonly TagGroup[] =>
  groups
    .map(({ Code, Name, Multiple, Tags }) => ({
      code: textOf(Code) || Name,
      name: Name,
      multiple: flagOf(Multiple),
      tags: (Tags ?? []).flatMap((tag) =>
        tag.Name === '' ? [] : [{ id: tag.TagId, name: tag.Name, count: amountOf(tag.Count) }],
      ),
    }))
    .filter(({ tags }) => tags.length > 0)

/** What narrows nothing is not sent. */
export const countFiltersOf = ({ keyword, tags, status, questions }: MenuNarrowing = NOT_NARROWED) => ({
  ...(keyword !== '' && { keyword }),
  ...(tags.length > 0 && { tagIds: tags.join(',') }),
  ...(status !== 'none' && { liveStatus: LIVE_STATUSES.indexOf(status) }),
  ...(questions !== undefined && wireFiltersOf(questions)),
})

const counted = (type: ListType, narrowing: MenuNarrowing | undefined) => ({
  query: { ...(type !== 0 && { contentType: type }), ...countFiltersOf(narrowing) },
})

/** Wire: 学科与目录. */
export const axiosCurriculum = (http: Http): CurriculumPort => {
  const subtree = async (
    id: number,
    tree: number,
    asked: readonly [type: ListType, signal: AbortSignal, narrowing?: MenuNarrowing | undefined],
  ) => {
    const [type, signal, narrowing] = asked
    const params = { Id: id, type: tree }
    const read = await http.call(leftSubtree, { params, ...counted(type, narrowing) }, signal)
    return read.ok ? success(nodesOf(read.value, tree === CHAPTERS ? 4 : 5)) : read
  }
  return {
    categoryMenu: async (code, signal, narrowing) => {
      const read = await http.call(leftMenu, { params: { code }, query: countFiltersOf(narrowing) }, signal)
      return read.ok ? success(nodesOf(read.value)) : read
    },
    level: async (parentId, type, signal, narrowing) => {
      const params = { ParentId: parentId }
      const read = await http.call(leftTree, { params, ...counted(type, narrowing) }, signal)
      return read.ok ? success(nodesOf(read.value, parentId === 0 ? 0 : 1)) : read
    },
    subjectMenu: async (stageid, subjectid, signal) => {
      const read = await http.call(detailsLeftMenu, { params: { stageid, subjectid } }, signal)
      return read.ok ? success(subjectMenuOf(read.value)) : read
    },
    chapters: (bookId, ...asked) => subtree(bookId, CHAPTERS, asked),
    knowledge: (rootId, ...asked) => subtree(rootId, KNOWLEDGE, asked),
    tags: async (id, objectTagEnum, signal, narrowing) => {
      const query = countFiltersOf(narrowing)
      const read = await http.call(headTag, { params: { id, objectTagEnum }, query }, signal)
      return read.ok ? success(tagGroupsOf(read.value)) : read
    },
    subjectTags: async (stageid, subjectid, type, signal, narrowing) => {
      const asked = { params: { stageid, subjectid, type }, query: countFiltersOf(narrowing) }
      const read = await http.call(detailsHeadMenu, asked, signal)
      return read.ok ? success(tagGroupsOf(read.value)) : read
    },
  }
}

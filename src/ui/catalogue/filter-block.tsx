import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import type { TreeName } from '#domain/catalogue/filters.machine.ts'
import {
  atBook,
  atChapter,
  atKnowledge,
  atStage,
  atSubject,
  atVersion,
} from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import {
  chaptersRequest,
  contentOf,
  knowledgeRequest,
  levelRequest,
  type MenuPlace,
  type MenuRequest,
  type Menus,
  menuKeyOf,
  rootRequest,
  subjectRequest,
  subjectTree,
} from '#domain/catalogue/menu.ts'
import { type TreeRow, treeRows } from '#domain/catalogue/tree-rows.ts'
import { mayManageAll } from '#domain/session/current-user.ts'
import { useActors } from '../actors-context.tsx'
import { ReadAgain } from '../components/read-again.tsx'
import { failureText } from '../copy/failure-text.ts'
import { listCopy } from '../copy/list-copy.ts'
import { CURRICULUM_ADDRESS, curriculumAddress } from '../routing/frame-codec.ts'
import type { FilterSource } from './filter-source.ts'
import { FilterTree } from './filter-tree.tsx'

/** More than these are looked through by typing. */
const MANY = 8

type NodeRow = TreeRow & { readonly kind: 'node' }

interface TreeSource {
  /** Null while what it depends on is not known. */
  readonly request: MenuRequest | null
  readonly nodes: readonly CurriculumNode[]
  readonly chosen: number
  readonly listAt: (row: NodeRow) => ListQuery
}

const sourceOf = (tree: TreeName, query: ListQuery, place: MenuPlace, menus: Menus): TreeSource => {
  switch (tree) {
    case 'subjects':
      return {
        request: rootRequest(place),
        nodes: subjectTree(place, menus),
        chosen: query.subject || query.stage,
        listAt: ({ node, parentId }) =>
          node.kind === 'subject' ? atSubject(query, parentId, node.id) : atStage(query, node.id),
      }
    case 'books': {
      const request = subjectRequest(place, menus)
      return {
        request,
        nodes: contentOf(menus, request).subject?.versions ?? [],
        chosen: query.book || query.version,
        listAt: ({ node, parentId }) =>
          node.kind === 'book' ? atBook(query, parentId, node.id) : atVersion(query, node.id),
      }
    }
    case 'chapters': {
      const request = chaptersRequest(place)
      return {
        request,
        nodes: contentOf(menus, request).nodes,
        chosen: query.chapter,
        listAt: ({ node }) => atChapter(query, node.id),
      }
    }
    case 'knowledge': {
      const request = knowledgeRequest(place, menus)
      return {
        request,
        nodes: contentOf(menus, request).nodes,
        chosen: query.knowledge,
        listAt: ({ node }) => atKnowledge(query, node.id),
      }
    }
  }
}

const countOf = (nodes: readonly CurriculumNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

/** The first line: everything, narrowed by nothing of this tree. */
const allRow = (tree: TreeName): NodeRow => ({
  kind: 'node',
  node: { id: 0, name: listCopy.all[tree], kind: 'stage', count: null, hasChildren: false, children: [] },
  parentId: 0,
  level: 1,
  expanded: null,
  position: 1,
  size: 1,
})

const uncounted = (row: TreeRow): TreeRow =>
  row.kind === 'node' ? { ...row, node: { ...row.node, count: null } } : row

export interface FilterBlockProps {
  readonly tree: TreeName
  readonly query: ListQuery
  readonly source: FilterSource
  readonly onChosen: () => void
}

/** One tree with what it can be filtered by, in each of its states. */
export const FilterBlock = ({ tree, query, source, onChosen }: FilterBlockProps) => {
  const { filters } = source
  const stood = useSelector(filters, ({ context }) => context.place)
  const menus = useSelector(filters, ({ context }) => context.menus)
  const expanded = useSelector(filters, ({ context }) => context.expanded)
  const filter = useSelector(filters, ({ context }) => context.filters[tree])
  const place = { ...stood, query }
  const { request, nodes, chosen, listAt } = sourceOf(tree, query, place, menus)
  const menu = request === null ? undefined : menus[menuKeyOf(request)]

  if (request !== null && menu?.status === 'failed')
    return (
      <div className="filter-panel__note" role="alert">
        <Text as="p" size="2" color="gray">
          {listCopy.treeFailed}：{failureText(menu.failure)}
        </Text>
        <ReadAgain onRetry={() => filters.send({ type: 'filters.retry', request })} />
      </div>
    )
  if (menu?.status !== 'ready' && nodes.length === 0)
    return request === null && tree === 'knowledge' ? <NoTree place={query} tree={tree} /> : <TreeSkeleton />

  const isPruned = request?.menu === 'category' && request.type !== CONTENT_TYPE.question
  const levelStatus = (parentId: number) => {
    const status = menus[menuKeyOf(levelRequest(place, parentId))]?.status
    return status === 'loading' || status === 'failed' ? status : null
  }
  const unfold = ({ id, children }: CurriculumNode) =>
    filters.send({ type: 'filters.unfold', id, incomplete: children.length === 0 })
  const found = treeRows(nodes, { expanded, filter, statusOf: levelStatus })
  const named = filter === '' ? [allRow(tree), ...found] : found
  const rows = source.uncounted === true ? named.map(uncounted) : named

  return (
    <>
      {(countOf(nodes) > MANY || filter !== '') && (
        <input
          className="filter-panel__search"
          type="search"
          autoComplete="off"
          aria-label={listCopy.filterIn(listCopy.trees[tree])}
          placeholder={listCopy.filterIn(listCopy.trees[tree])}
          value={filter}
          onChange={({ target }) => filters.send({ type: 'filters.filter', tree, text: target.value })}
        />
      )}
      {found.length === 0 && filter === '' && <NoTree place={query} tree={tree} isPruned={isPruned} />}
      {found.length === 0 && filter !== '' && <Nothing words={listCopy.nothingIn} />}
      {found.length > 0 && (
        <FilterTree
          name={listCopy.trees[tree]}
          rows={rows}
          chosen={chosen}
          onChoose={(row) => {
            onChosen()
            if (row.expanded === false) unfold(row.node)
            source.onChange(listAt(row))
          }}
          onUnfold={unfold}
          onFold={({ id }) => filters.send({ type: 'filters.fold', id })}
          onRetry={(parentId) =>
            filters.send({ type: 'filters.retry', request: levelRequest(place, parentId) })
          }
        />
      )}
    </>
  )
}

const Nothing = ({ words }: { readonly words: string }) => (
  <Text as="p" size="2" color="gray" className="filter-panel__note">
    {words}
  </Text>
)

interface NoTreeProps {
  readonly place: Pick<ListQuery, 'subject'>
  readonly tree: TreeName
  /** It holds what has contents alone: the curriculum may have more. */
  readonly isPruned?: boolean
}

/** Nothing stands there yet; who administers the platform is led to where it is made. R-frame-3. */
const NoTree = ({ place, tree, isPruned = false }: NoTreeProps) => {
  const mayMake = useSelector(useActors().session, (it) => mayManageAll(selectUser(it)?.rights))
  const address =
    place.subject === 0
      ? CURRICULUM_ADDRESS
      : curriculumAddress(place.subject, tree === 'knowledge' ? 'knowledge' : 'textbooks')
  return (
    <>
      <Nothing words={listCopy.emptyTree} />
      {mayMake && !isPruned && (
        <div className="filter-panel__note">
          <Button asChild variant="soft" size="1">
            <Link to={address}>{listCopy.keepTrees}</Link>
          </Button>
        </div>
      )}
    </>
  )
}

const TreeSkeleton = () => (
  <div className="filter-tree filter-tree--skeleton" aria-hidden="true">
    {['one', 'two', 'three', 'four'].map((line) => (
      <span key={line} />
    ))}
  </div>
)

import type { Failure } from '../kernel/failure.ts'
import { CONTENT_TYPE, type ContentType } from './category.ts'
import { type CurriculumNode, pathTo, type SubjectMenu } from './curriculum-node.ts'
import type { ListQuery, ListType } from './list-query.ts'
import type { TagGroup } from './tag-group.ts'

/** One menu of the list page; `type` says what is counted, 0 for contents of all types. */
export type MenuRequest =
  /** The stages and subjects below a category, by its code. */
  | { readonly menu: 'category'; readonly code: string; readonly type: ListType }
  /** One level of the curriculum below a node, 0 for the stages. */
  | { readonly menu: 'level'; readonly parentId: number; readonly type: ListType }
  /** The versions of a subject with their books. */
  | { readonly menu: 'subject'; readonly stageId: number; readonly subjectId: number }
  | {
      readonly menu: 'chapters'
      readonly stageId: number
      readonly subjectId: number
      readonly bookId: number
      readonly type: ListType
    }
  | {
      readonly menu: 'knowledge'
      readonly stageId: number
      readonly subjectId: number
      readonly rootId: number
      readonly type: ListType
    }
  /** The rows of tags below a node, 0 for everywhere. */
  | { readonly menu: 'tags'; readonly nodeId: number; readonly type: ContentType }
  | {
      readonly menu: 'subjectTags'
      readonly stageId: number
      readonly subjectId: number
      readonly type: ContentType
    }

export const menuKeyOf = (request: MenuRequest): string => Object.values(request).join(' ')

export interface MenuContent {
  readonly nodes: readonly CurriculumNode[]
  readonly subject: SubjectMenu | null
  readonly groups: readonly TagGroup[]
}

export const NO_MENU: MenuContent = { nodes: [], subject: null, groups: [] }

/** What came of a request so far. */
export interface Menu {
  readonly request: MenuRequest
  readonly status: 'loading' | 'ready' | 'failed'
  readonly content: MenuContent
  /** Why it failed; null for a fault of our own. */
  readonly failure: Failure | null
}

export type Menus = Readonly<Record<string, Menu>>

/** What the menus have to follow: the list, and the code of its category ('' for none). */
export interface MenuPlace {
  readonly query: ListQuery
  readonly code: string
}

const contentOf = (menus: Menus, request: MenuRequest | null): MenuContent =>
  (request === null ? undefined : menus[menuKeyOf(request)]?.content) ?? NO_MENU

/** Where the stages come from: a category's own menu, else the curriculum level by level. */
export const rootRequest = ({ query: { type }, code }: MenuPlace): MenuRequest =>
  type !== 0 && code !== '' ? { menu: 'category', code, type } : { menu: 'level', parentId: 0, type }

export const levelRequest = ({ query: { type } }: MenuPlace, parentId: number): MenuRequest => ({
  menu: 'level',
  parentId,
  type,
})

/** Stages with the subjects that are known below them; what came one level at a time is put together. */
export const subjectTree = (place: MenuPlace, menus: Menus): readonly CurriculumNode[] =>
  contentOf(menus, rootRequest(place)).nodes.map((stage) =>
    stage.children.length > 0
      ? stage
      : { ...stage, children: contentOf(menus, levelRequest(place, stage.id)).nodes },
  )

/** The stage of the chosen subject; an address may name the subject alone. */
export const stageOf = (place: MenuPlace, menus: Menus): number => {
  const { stage, subject } = place.query
  if (stage !== 0 || subject === 0) return stage
  return pathTo(subjectTree(place, menus), subject)[0]?.id ?? 0
}

export const subjectRequest = (place: MenuPlace, menus: Menus): MenuRequest | null => {
  const stageId = stageOf(place, menus)
  const subjectId = place.query.subject
  return subjectId === 0 || stageId === 0 ? null : { menu: 'subject', stageId, subjectId }
}

export const chaptersRequest = ({ query }: MenuPlace): MenuRequest | null => {
  const { stage, subject, book, type } = query
  return book === 0 ? null : { menu: 'chapters', stageId: stage, subjectId: subject, bookId: book, type }
}

/** Questions are looked for by knowledge points too. */
export const knowledgeRequest = (place: MenuPlace, menus: Menus): MenuRequest | null => {
  const { type, knowledge, subject } = place.query
  const rootId = contentOf(menus, subjectRequest(place, menus)).subject?.knowledgeRootId ?? 0
  const wanted = type === CONTENT_TYPE.question || knowledge !== 0
  if (!wanted || rootId === 0) return null
  return { menu: 'knowledge', stageId: stageOf(place, menus), subjectId: subject, rootId, type }
}

/** A subject has rows of tags of its own; a search through everything has none. */
export const tagsRequest = (place: MenuPlace, menus: Menus): MenuRequest | null => {
  const { type, subject, stage } = place.query
  if (type === 0) return null
  const stageId = stageOf(place, menus)
  if (subject !== 0 && stageId !== 0) return { menu: 'subjectTags', stageId, subjectId: subject, type }
  return { menu: 'tags', nodeId: subject === 0 ? stage : subject, type }
}

/** The rows of tags to be seen: while those of a place are on their way, the ones last seen of the type. */
export const shownTags = (place: MenuPlace, menus: Menus): readonly TagGroup[] => {
  const request = tagsRequest(place, menus)
  if (request === null) return []
  const menu = menus[menuKeyOf(request)]
  if (menu !== undefined && menu.status !== 'loading') return menu.content.groups
  const others = Object.values(menus).filter(
    ({ request: other, status }) =>
      status === 'ready' &&
      (other.menu === 'tags' || other.menu === 'subjectTags') &&
      other.type === place.query.type,
  )
  return others.at(-1)?.content.groups ?? []
}

/** Every menu that the page needs, as far as can be known by now. */
export const neededMenus = (place: MenuPlace, menus: Menus): readonly MenuRequest[] => {
  const root = contentOf(menus, rootRequest(place)).nodes
  const chosen = root.find(({ id }) => id === place.query.stage)
  const missingLevel = chosen?.hasChildren === true && chosen.children.length === 0
  return [
    rootRequest(place),
    missingLevel ? levelRequest(place, chosen.id) : null,
    subjectRequest(place, menus),
    chaptersRequest(place),
    knowledgeRequest(place, menus),
    tagsRequest(place, menus),
  ].filter((request) => request !== null)
}

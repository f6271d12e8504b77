import type { Failure } from '../kernel/failure.ts'
import { CONTENT_TYPE, type ContentType } from './category.ts'
import { type CurriculumNode, pathTo, type SubjectMenu } from './curriculum-node.ts'
import type { ListQuery, ListType } from './list-query.ts'
import {
  type FileNarrowing,
  type MenuNarrowing,
  NOT_NARROWED,
  type QuestionNarrowing,
} from './menu-narrowing.ts'
import type { TagGroup } from './tag-group.ts'

/** One menu of the list page; `type` says what is counted, 0 for contents of all types. */
export type MenuRequest =
  /** The stages and subjects below a category, by its code. */
  | {
      readonly menu: 'category'
      readonly code: string
      readonly type: ListType
      readonly narrowing: MenuNarrowing
    }
  /** One level of the curriculum below a node, 0 for the stages. */
  | {
      readonly menu: 'level'
      readonly parentId: number
      readonly type: ListType
      readonly narrowing: MenuNarrowing
    }
  /** The versions of a subject with their books. */
  | {
      readonly menu: 'subject'
      readonly stageId: number
      readonly subjectId: number
      readonly narrowing: MenuNarrowing
    }
  | {
      readonly menu: 'chapters'
      readonly stageId: number
      readonly subjectId: number
      readonly bookId: number
      readonly type: ListType
      readonly narrowing: MenuNarrowing
    }
  | {
      readonly menu: 'knowledge'
      readonly stageId: number
      readonly subjectId: number
      readonly rootId: number
      readonly type: ListType
      readonly narrowing: MenuNarrowing
    }
  /** The rows of tags below a node, 0 for everywhere. */
  | {
      readonly menu: 'tags'
      readonly nodeId: number
      readonly type: ContentType
      readonly narrowing: MenuNarrowing
    }
  | {
      readonly menu: 'subjectTags'
      readonly stageId: number
      readonly subjectId: number
      readonly type: ContentType
      readonly narrowing: MenuNarrowing
    }

/** The same for a menu whatever narrows the list. */
const plainKeyOf = (request: MenuRequest): string => {
  const { narrowing: _, ...plain } = request
  return Object.values(plain).join(' ')
}

export const menuKeyOf = (request: MenuRequest): string => {
  const { keyword, tags, status, questions, files } = request.narrowing
  const special = questions ?? files
  const narrowed = keyword !== '' || tags.length > 0 || status !== 'none' || special !== undefined
  return plainKeyOf(request) + (narrowed ? ` ${JSON.stringify([keyword, tags, status, special])}` : '')
}

const narrowingOf = ({ query: { keyword, tags, status }, questions, files }: MenuPlace): MenuNarrowing => ({
  keyword,
  tags,
  status,
  ...(questions !== undefined && { questions }),
  ...(files !== undefined && { files }),
})

/** The rows of tags stay as they are while one is chosen from them. */
const withoutTags = ({ query, files }: MenuPlace): MenuNarrowing => {
  const { keyword, status, stage, subject, version, book, chapter } = query
  const place = { stage, subject, version, book, chapter }
  return { keyword, tags: [], status, ...(files !== undefined && { files: { ...files, place } }) }
}

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
  /** Why it failed; null for a bug. */
  readonly failure: Failure | null
}

export type Menus = Readonly<Record<string, Menu>>

/** What the menus have to follow: the list, and the code of its category ('' for none). */
export interface MenuPlace {
  readonly query: ListQuery
  readonly code: string
  /** What narrows the questions of a bank beside their place. */
  readonly questions?: QuestionNarrowing | undefined
  /** What narrows the files of a school's library beside their place and the keyword. */
  readonly files?: FileNarrowing | undefined
}

/** What is known of a menu: while it is on its way, the same menu as it was before the list was narrowed or widened. */
export const contentOf = (menus: Menus, request: MenuRequest | null): MenuContent => {
  if (request === null) return NO_MENU
  const asked = menus[menuKeyOf(request)]
  if (asked !== undefined && asked.status !== 'loading') return asked.content
  const key = plainKeyOf(request)
  const before = Object.values(menus).findLast(
    (menu) => menu.status === 'ready' && plainKeyOf(menu.request) === key,
  )
  return before?.content ?? NO_MENU
}

/** Where the stages come from: a category's own menu, else the curriculum level by level. */
export const rootRequest = (place: MenuPlace): MenuRequest =>
  place.query.type !== 0 && place.code !== ''
    ? {
        menu: 'category',
        code: place.code,
        type: place.query.type,
        narrowing: narrowingOf(place),
      }
    : levelRequest(place, 0)

export const levelRequest = (place: MenuPlace, parentId: number): MenuRequest => ({
  menu: 'level',
  parentId,
  type: place.query.type,
  narrowing: narrowingOf(place),
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
  if (subjectId === 0 || stageId === 0) return null
  // The textbooks of a subject are counted in a library alone.
  const narrowing = place.files === undefined ? NOT_NARROWED : narrowingOf(place)
  return { menu: 'subject', stageId, subjectId, narrowing }
}

export const chaptersRequest = (place: MenuPlace): MenuRequest | null => {
  const { stage, subject, book, type } = place.query
  if (book === 0) return null
  const narrowing = narrowingOf(place)
  return { menu: 'chapters', stageId: stage, subjectId: subject, bookId: book, type, narrowing }
}

/** Questions are looked for by knowledge points too. */
export const knowledgeRequest = (place: MenuPlace, menus: Menus): MenuRequest | null => {
  const { type, knowledge, subject } = place.query
  const rootId = contentOf(menus, subjectRequest(place, menus)).subject?.knowledgeRootId ?? 0
  const wanted = type === CONTENT_TYPE.question || knowledge !== 0
  if (!wanted || rootId === 0) return null
  const narrowing = narrowingOf(place)
  return { menu: 'knowledge', stageId: stageOf(place, menus), subjectId: subject, rootId, type, narrowing }
}

/** A subject has rows of tags of its own; a search through everything has none. */
export const tagsRequest = (place: MenuPlace, menus: Menus): MenuRequest | null => {
  const { type, subject, stage } = place.query
  if (type === 0) return null
  const stageId = stageOf(place, menus)
  const narrowing = withoutTags(place)
  if (subject !== 0 && stageId !== 0)
    return { menu: 'subjectTags', stageId, subjectId: subject, type, narrowing }
  return { menu: 'tags', nodeId: subject === 0 ? stage : subject, type, narrowing }
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

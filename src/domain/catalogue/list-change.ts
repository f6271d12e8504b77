import {
  canonical,
  type ListQuery,
  type ListSort,
  type ListType,
  type ListView,
  listOf,
} from './list-query.ts'
import type { TagGroup } from './tag-group.ts'

/** A filter that stands in the way of more results, as a chip names it; a tag by its id. */
export type ListFilter =
  | { readonly name: 'stage' | 'subject' | 'version' | 'book' | 'grade'; readonly id: number }
  | { readonly name: 'chapter' | 'knowledge' | 'tag'; readonly id: number }
  | { readonly name: 'status'; readonly status: ListQuery['status'] }

/** Any change of what is listed leads to the first page; the time of a search says nothing of another list. */
const changed = (query: ListQuery, change: Partial<ListQuery>): ListQuery =>
  canonical({ ...query, page: 1, time: 0, ...change })

const NO_NODE = { chapter: 0, knowledge: 0 } as const
const NO_BOOK = { version: 0, book: 0, ...NO_NODE } as const

/** A level's change clears the levels below it; the grade belongs to the stage and gives way to a book. */
export const atStage = (query: ListQuery, stage: number): ListQuery =>
  changed(query, { stage, subject: 0, grade: 0, ...NO_BOOK })

export const atSubject = (query: ListQuery, stage: number, subject: number): ListQuery =>
  changed(query, { stage, subject, grade: 0, ...NO_BOOK })

export const atVersion = (query: ListQuery, version: number): ListQuery =>
  changed(query, { ...NO_BOOK, version })

export const atBook = (query: ListQuery, version: number, book: number): ListQuery =>
  changed(query, { ...NO_NODE, version, book, grade: 0 })

export const atChapter = (query: ListQuery, chapter: number): ListQuery =>
  changed(query, { chapter, knowledge: 0 })

/** Knowledge points go through all books of a subject. */
export const atKnowledge = (query: ListQuery, knowledge: number): ListQuery =>
  changed(query, { ...NO_BOOK, knowledge })

export const ofGrade = (query: ListQuery, grade: number): ListQuery => changed(query, { grade })

export const ofStatus = (query: ListQuery, status: ListQuery['status']): ListQuery =>
  changed(query, { status })

export const sortedBy = (query: ListQuery, sort: ListSort): ListQuery => changed(query, { sort })

/** Pages of another view are of another size. */
export const seenAs = (query: ListQuery, view: ListView): ListQuery => changed(query, { view })

/** The same place and the same search among contents of another type, which has tags of its own. */
export const ofType = (query: ListQuery, type: ListType): ListQuery => changed(query, { type, tags: [] })

export const searchedFor = (query: ListQuery, keyword: string): ListQuery => changed(query, { keyword })

/** A tag of a group is taken or given up; in a group of one choice it takes the place of the others. */
export const toggleTag = (query: ListQuery, group: TagGroup, id: number): ListQuery => {
  const rivals = group.multiple ? [] : group.tags.map((tag) => tag.id)
  const kept = query.tags.filter((tag) => tag !== id && !rivals.includes(tag))
  return changed(query, { tags: query.tags.includes(id) ? kept : [...kept, id] })
}

/** 全部: none of the group's tags. */
export const withoutGroup = (query: ListQuery, group: TagGroup): ListQuery =>
  changed(query, { tags: query.tags.filter((tag) => !group.tags.some(({ id }) => id === tag)) })

/** 清空: the type, the search and how it is looked at stay. */
export const cleared = ({ type, keyword, sort, view }: ListQuery): ListQuery =>
  canonical({ ...listOf(1), type, keyword, sort, view })

const LEVELS = ['stage', 'subject', 'version', 'book', 'chapter', 'knowledge', 'grade'] as const

/** From the widest to the narrowest. */
export const filtersOf = (query: ListQuery): readonly ListFilter[] => [
  ...(query.status === 'none' ? [] : [{ name: 'status' as const, status: query.status }]),
  ...LEVELS.flatMap((name) => (query[name] === 0 ? [] : [{ name, id: query[name] }])),
  ...query.tags.map((id) => ({ name: 'tag' as const, id })),
]

/** Without one filter and what stands below it. */
export const withoutFilter = (query: ListQuery, filter: ListFilter): ListQuery => {
  switch (filter.name) {
    case 'status':
      return ofStatus(query, 'none')
    case 'stage':
      return atStage(query, 0)
    case 'subject':
      return atSubject(query, query.stage, 0)
    case 'version':
      return atVersion(query, 0)
    case 'book':
      return changed(query, { ...NO_NODE, book: 0 })
    case 'chapter':
    case 'knowledge':
      return changed(query, NO_NODE)
    case 'grade':
      return ofGrade(query, 0)
    case 'tag':
      return changed(query, { tags: query.tags.filter((id) => id !== filter.id) })
  }
}

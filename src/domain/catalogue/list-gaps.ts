import { type ContentType, keepsFilterCriteria } from './category.ts'
import type { FilterCriteria } from './filter-criteria.ts'
import { canonical, type ListQuery, type ListView } from './list-query.ts'

/** What this device remembers of lists: the view, and the criteria of a type where it keeps some (spec §3). */
export interface ListMemory {
  readonly view: ListView
  readonly criteria: FilterCriteria
}

/** The type whose criteria a list keeps and takes; null for searches and for types that keep none. */
export const criteriaTypeOf = ({ type, keyword }: ListQuery): ContentType | null =>
  type !== 0 && keyword === '' && keepsFilterCriteria(type) ? type : null

export const criteriaOf = ({ book, knowledge, grade, subject, tags }: ListQuery): FilterCriteria => ({
  bookId: book,
  knowledgeId: knowledge,
  gradeId: grade,
  subjectId: subject,
  tagIds: tags,
})

/**
 * Decision 18: the address wins, what is remembered fills its gaps. A level is filled only below the levels that it was
 * remembered with: the book of another subject would find nothing.
 */
export const fillGaps = (query: ListQuery, { view, criteria }: ListMemory): ListQuery => {
  const seen = query.view === 'card' ? { ...query, view } : query
  if (criteriaTypeOf(query) === null) return seen
  const subject = query.subject === 0 && query.stage === 0 ? criteria.subjectId : query.subject
  const placed = query.version + query.book + query.chapter + query.knowledge !== 0
  const below =
    placed || subject !== criteria.subjectId
      ? {}
      : { book: criteria.bookId, knowledge: criteria.knowledgeId, grade: query.grade || criteria.gradeId }
  return canonical({
    ...seen,
    subject,
    ...below,
    tags: query.tags.length > 0 ? query.tags : criteria.tagIds,
  })
}

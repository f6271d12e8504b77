import { canonical, type ListQuery, listOf } from '#domain/catalogue/list-query.ts'

/** Before the id of a knowledge point, which shares its name in the address with chapters. */
export const KNOWLEDGE_MARK = 'k'

/** The shortest query string that says a list: what is as it opens anyway is left out. */
export const writeListQuery = (list: ListQuery): string => {
  const { type, keyword, chapter, knowledge, tags, ...rest } = canonical(list)
  const usual = listOf(1)
  const said = {
    type: type === 0 ? '' : String(type),
    q: keyword,
    stage: rest.stage,
    subject: rest.subject,
    version: rest.version,
    book: rest.book,
    node: knowledge === 0 ? chapter : `${KNOWLEDGE_MARK}${knowledge}`,
    tags: tags.join('.'),
    grade: rest.grade,
    status: rest.status === usual.status ? '' : rest.status,
    sort: rest.sort === usual.sort ? '' : rest.sort,
    page: rest.page === usual.page ? 0 : rest.page,
    view: rest.view === usual.view ? '' : rest.view,
    time: rest.time,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(said))
    if (value !== '' && value !== 0) query.set(name, String(value))
  return query.toString()
}

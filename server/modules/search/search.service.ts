import { CODE } from '#contract/envelope.ts'
import { CONTENT_TYPE, type ContentType } from '../../db/schema/content.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { CatalogueStateRepository } from '../content/catalogue-state.repository.ts'
import { cardDto } from '../content/content-card.ts'
import { asSort } from '../content/content-sort.ts'
import { keptAnswers } from '../content/kept-answers.ts'
import { highlighted } from './highlight.ts'
import { type Keyword, keywordOf } from './keyword.ts'
import { MAX_FOUND } from './keyword-list.repository.ts'
import type { Found, ListRepository } from './list.repository.ts'
import type { ListWanted } from './list-wanted.ts'
import { withPinyinWords } from './pinyin-words.ts'
import { asScope, type ScopeAsked } from './scope-asked.ts'
import type { SearchRepository } from './search.repository.ts'
import { similarTerms } from './similar-terms.ts'

const MAX_TERMS = 10
const MAX_KEYWORDS = 2000

export interface ListAsked extends PageAsked, ScopeAsked {
  readonly Sort?: number | undefined
  readonly Keyword?: string | undefined
}

/** What a list is narrowed by, beside its scope. */
export interface Narrowing {
  /** Null for every type. */
  readonly type: ContentType | null
  readonly tagIds: readonly number[]
  /** Of live courses; 0 for any state. */
  readonly liveStatus: number
  /** How many are shown when the call does not say. */
  readonly size: number
}

interface Needs {
  readonly searches: SearchRepository
  readonly lists: ListRepository
  readonly states: CatalogueStateRepository
  readonly clock: Clock
}

const listWanted = (
  asked: ListAsked,
  narrowing: Narrowing,
  keyword: Keyword | null,
): ListWanted | Refusal => {
  const page = pageWanted(asked, narrowing.size)
  if (page instanceof Refusal) return page
  const scope = asScope(asked)
  if (scope === null) return refuse(CODE.fieldError, '参数不正确：学段、学科或目录的编号')
  const { type, tagIds, liveStatus } = narrowing
  return { type, tagIds, liveStatus, scope, keyword, sort: asSort(asked.Sort), page }
}

/** The cards of a list; of one with a keyword, with what matched. */
const cardsDto = ({ cards, syllables }: Found, keyword: Keyword | null) =>
  cards.map((row) => {
    const card = cardDto(row)
    if (keyword) card.NameHtml = highlighted(row.name, syllables.get(row.id) ?? [], keyword)
    return card
  })

const isOf = (wanted: ContentType | null, type: ContentType): boolean => wanted === null || wanted === type

export const searchService = ({ searches, lists, states, clock }: Needs) => {
  const readKeywords = keptAnswers<Keyword>(MAX_KEYWORDS, () => 1)

  /** What a keyword asks for, for a user who may see the titles that its letters are read in. */
  const readKeyword = async (typed: string | undefined, userId: number): Promise<Keyword | null> => {
    const keyword = keywordOf(typed ?? '')
    if (keyword === null || keyword.terms.every(({ readings }) => readings.length === 0)) return keyword
    return readKeywords.of(await states.find(userId), keyword.text, () =>
      withPinyinWords(keyword, (query) => searches.findNearNames(query, userId)),
    )
  }

  /** Only what found nothing needs help. */
  const suggestions = async (total: number, keyword: Keyword | null, userId: number): Promise<string[]> =>
    total > 0 || !keyword ? [] : similarTerms(keyword, (query) => searches.findNearNames(query, userId))

  return {
    readKeyword,

    /** The terms of a category type, most wanted first; those of recorded courses for type 0. */
    hotTerms: (type: number): Promise<string[]> =>
      searches.findHotTerms(type || CONTENT_TYPE.recorded, MAX_TERMS),

    /** A page of what the viewer may see of a list. */
    async page({ userId }: Viewer, asked: ListAsked, narrowing: Narrowing) {
      const wanted = listWanted(asked, narrowing, await readKeyword(asked.Keyword, userId))
      if (wanted instanceof Refusal) return wanted
      const found = await lists.findPage(wanted, { now: clock(), userId })
      return pageDto(cardsDto(found, wanted.keyword), found.total, wanted.page)
    },

    /** The same over all types, with the number of each, and near terms when there is nothing. */
    async search({ userId }: Viewer, asked: ListAsked, narrowing: Narrowing) {
      const wanted = listWanted(asked, narrowing, await readKeyword(asked.Keyword, userId))
      if (wanted instanceof Refusal) return wanted
      const found = await lists.search(wanted, { now: clock(), userId })
      const all = found.typeCounts.reduce((sum, { count }) => sum + count, 0)
      return {
        ...pageDto(cardsDto(found, wanted.keyword), found.total, wanted.page),
        TypeCounts: found.typeCounts.map(({ type, count }) => ({ Type: type, Count: count })),
        IsTotalCapped:
          wanted.keyword !== null &&
          found.typeCounts.some(({ type, count }) => isOf(wanted.type, type) && count >= MAX_FOUND),
        Suggest: await suggestions(all, wanted.keyword, userId),
      }
    },
  }
}

export type SearchService = ReturnType<typeof searchService>

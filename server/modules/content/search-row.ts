import type { contentSearch } from '../../db/schema/content-search.ts'
import { facetsOf } from './book-facet.ts'
import { gradeName } from './content-card.ts'
import type { Reader } from './pinyin.ts'
import { foldedText, initialsOf, keptSyllables, lexemesOf } from './search-text.ts'

/** The searchable texts of a content, and who may see it. */
export interface ContentWords {
  readonly id: number
  readonly type: typeof contentSearch.$inferInsert.type
  readonly schoolOnly: boolean
  readonly organisationId: number
  readonly withdrawnAt: Date | null
  readonly name: string
  readonly summary: string
  readonly suffix: string
  /** School year 1–12, 0 for none. */
  readonly grade: number
  readonly teacher: string
  readonly school: string
  readonly stage: string
  readonly subject: string
  readonly version: string | null
  readonly book: string | null
  readonly chapter: string | null
  readonly know: string | null
  readonly tags: readonly string[]
}

/** The row by which the search finds a content. `asked`: what a question of the bank asks, beyond its name. */
export const searchRow = (
  words: ContentWords,
  asked: readonly string[],
  read: Reader,
): typeof contentSearch.$inferInsert => {
  const { id, version: itsVersion, book: itsBook, grade, tags } = words
  const nameKey = foldedText(words.name)
  const syllables = read(nameKey)
  const place = [words.stage + words.subject, (itsVersion ?? '') + (itsBook ?? ''), gradeName(grade)]
  const told = [words.summary, ...tags, words.suffix, words.teacher, words.school]
  const bodyKeys = [...told, ...place, words.chapter ?? '', words.know ?? '', ...asked]
    .map(foldedText)
    .filter((key) => key !== '' && key !== nameKey)
  const facets = facetsOf({
    stage: words.stage,
    subject: words.subject,
    version: itsVersion ?? '',
    book: itsBook ?? '',
    grade,
  })
  return {
    contentId: id,
    nameKey,
    pinyin: keptSyllables(syllables),
    initials: initialsOf(syllables),
    bodyKey: bodyKeys.join('\n'),
    tokens: lexemesOf({ nameKey, syllables, bodyKeys, facets }),
    type: words.type,
    openTo: words.schoolOnly ? words.organisationId : null,
    withdrawn: words.withdrawnAt !== null,
  }
}

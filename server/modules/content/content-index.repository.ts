import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { tag } from '../../db/schema/tag.ts'
import { loadReader } from './pinyin.ts'
import { questionTextsRepository } from './question-texts.repository.ts'
import { searchRow } from './search-row.ts'

const AT_ONCE = 500

const stage = alias(curriculumNode, 'stage')
const subject = alias(curriculumNode, 'subject')
const version = alias(curriculumNode, 'version')
const book = alias(curriculumNode, 'book')
const chapter = alias(curriculumNode, 'chapter')
const know = alias(curriculumNode, 'know')

/** All that is told of contents in words, and who may see them. */
const wordsOf = (db: Queries, ids: readonly number[]) =>
  db
    .select({
      id: content.id,
      type: content.type,
      schoolOnly: content.schoolOnly,
      organisationId: content.organisationId,
      withdrawnAt: content.withdrawnAt,
      name: content.name,
      summary: content.summary,
      suffix: content.suffix,
      grade: content.gradeId,
      teacher: appUser.name,
      school: organisation.name,
      stage: stage.name,
      subject: subject.name,
      version: version.name,
      book: book.name,
      chapter: chapter.name,
      know: know.name,
      tags: sql<
        string[]
      >`array(select ${tag.name} from ${contentTag} join ${tag} on ${tag.id} = ${contentTag.tagId}
        where ${contentTag.contentId} = ${content.id} order by ${tag.id})`,
    })
    .from(content)
    .innerJoin(appUser, eq(appUser.id, content.teacherId))
    .innerJoin(organisation, eq(organisation.id, content.organisationId))
    .innerJoin(stage, eq(stage.id, content.stageId))
    .innerJoin(subject, eq(subject.id, content.subjectId))
    .leftJoin(version, eq(version.id, content.versionId))
    .leftJoin(book, eq(book.id, content.bookId))
    .leftJoin(chapter, eq(chapter.id, content.chapterId))
    .leftJoin(know, eq(know.id, content.knowId))
    .where(inArray(content.id, [...ids]))

const inPortions = async <T>(
  items: readonly T[],
  work: (portion: readonly T[]) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < items.length; from += AT_ONCE) await work(items.slice(from, from + AT_ONCE))
}

/** The search index. */
export const contentIndexRepository = (db: Queries) => {
  const texts = questionTextsRepository(db)

  /** Updates the index of these contents. Whoever changes one of their searchable texts has to call it. */
  const index = async (ids: readonly number[]): Promise<void> => {
    const read = await loadReader()
    await inPortions(ids, async (portion) => {
      const asked = await texts.find(portion)
      const rows = (await wordsOf(db, portion)).map((words) =>
        searchRow(words, asked.get(words.id) ?? [], read),
      )
      await insertRows(
        db,
        contentSearch,
        rows,
        sql`on conflict (content_id) do update set name_key = excluded.name_key, pinyin = excluded.pinyin, initials = excluded.initials,
          body_key = excluded.body_key, tokens = excluded.tokens, type = excluded.type, open_to = excluded.open_to, withdrawn = excluded.withdrawn`,
      )
    })
  }

  return {
    index,

    /** Indexes what is in the database but not in the index: contents of a version before there was one. */
    async indexMissing(): Promise<void> {
      const missing = await db
        .select({ id: content.id })
        .from(content)
        .leftJoin(contentSearch, eq(contentSearch.contentId, content.id))
        .where(isNull(contentSearch.contentId))
      await index(missing.map(({ id }) => id))
    },
  }
}

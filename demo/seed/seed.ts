import { sql } from 'drizzle-orm'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Db } from '#server/db/database.ts'
import { heldSeed, SEED_MARK } from '#server/db/held-seed.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { appMeta } from '#server/db/schema/app-meta.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { banner } from '#server/db/schema/banner.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection } from '#server/db/schema/course.ts'
import { explanationVideo } from '#server/db/schema/explanation-video.ts'
import { file } from '#server/db/schema/file.ts'
import { caption, filmStream } from '#server/db/schema/film.ts'
import { hotTerm } from '#server/db/schema/hot-term.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { liveRound } from '#server/db/schema/live-round.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { membership } from '#server/db/schema/membership.ts'
import { organisation } from '#server/db/schema/organisation.ts'
import { privateDirectory, privateFile } from '#server/db/schema/private-file.ts'
import { question } from '#server/db/schema/question.ts'
import { questionAnswer } from '#server/db/schema/question-answer.ts'
import { questionPoint } from '#server/db/schema/question-point.ts'
import { schoolNotice } from '#server/db/schema/school-notice.ts'
import { shareEvent, shareRequest } from '#server/db/schema/share-request.ts'
import { contentIndexRepository } from '#server/modules/content/content-index.repository.ts'
import { contentWriterRepository } from '#server/modules/content/content-writer.repository.ts'
import { namePinyinRepository } from '#server/modules/people/name-pinyin.repository.ts'
import { hashPassword, wirePassword } from '#server/modules/session/password.ts'
import { subjects } from '../content/index.ts'
import type { SchoolKey } from '../content/types.ts'
import { addLibraries } from '../school/library.ts'
import { noticesOf } from '../school/notices.ts'
import { privateFilesOf } from '../school/private-files.ts'
import { sharesOf } from '../school/shares.ts'
import { addBank } from './bank-rows.ts'
import { insertBase, roleIds } from './base.ts'
import { BANNERS, HOT_TERMS } from './catalogue.ts'
import { Contents } from './contents.ts'
import { Curriculum } from './curriculum.ts'
import { exerciseAnswersOf } from './exercise-answers.ts'
import { SeedFiles } from './files.ts'
import { filmPointsOf } from './film-questions.ts'
import { filmsOf } from './films.ts'
import { learnersOf, learningOf } from './learning.ts'
import { contentsWith, explanationsOf, sectionsWithSomething } from './links.ts'
import { liveRoundsOf } from './live-rounds.ts'
import { DEMO_PASSWORD, PERSONAS, type PersonaSeed, SCHOOLS, type UserSeed } from './people.ts'
import { QuestionRows } from './question-rows.ts'
import { countOnFrom, Rows } from './rows.ts'
import { addSectionPoints } from './section-questions.ts'

const keyed = <Key extends string, Value>(keys: readonly Key[], value: (key: Key, index: number) => Value) =>
  Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<Key, Value>

const schoolKeys = Object.keys(SCHOOLS) as SchoolKey[]
const schoolIds = keyed(schoolKeys, (_, index) => index + 1)
interface People {
  readonly users: Rows<UserSeed>
  readonly members: (typeof membership.$inferInsert)[]
}

const addPeople = async ({ users, members }: People, personas: readonly PersonaSeed[]): Promise<void> => {
  for (const { mobile, name, title, role: roleKey, schools, platformRight } of personas) {
    const { id: userId } = users.add({
      mobile,
      name,
      title,
      avatarUrl: '',
      passwordHash: await hashPassword(wirePassword(DEMO_PASSWORD)),
      roleId: roleKey && roleIds[roleKey],
      platformRight: PLATFORM_RIGHT[platformRight ?? 'none'],
    })
    for (const [index, { school, canVerify, canAdminister }] of schools.entries())
      members.push({
        userId,
        organisationId: schoolIds[school],
        canVerify,
        canAdminister: canAdminister === true,
        sort: index + 1,
      })
  }
}

/** Every row of the demonstration school, made before the first is written, and without a database. */
export const demoRows = async (now: Date) => {
  const people: People = { users: new Rows(), members: [] }
  const { users, members } = people
  await addPeople(
    people,
    PERSONAS.filter(({ isLast }) => !isLast),
  )
  const files = new SeedFiles()
  const curriculum = new Curriculum(subjects)
  const contents = new Contents(subjects, { curriculum, files, users, schoolIds, now })
  const banners = BANNERS.map(({ key, title, linkUrl, linkType }, index) => {
    const { desktop, mobile } = files.banner(key)
    return { title, imageUrl: desktop, mobileImageUrl: mobile, linkUrl, linkType, sort: index + 1 }
  })
  const libraries = addLibraries(
    contents,
    schoolKeys.map((key) => schoolIds[key]),
    now,
  )
  const own = privateFilesOf(contents, now)
  const school = { own, shares: sharesOf(contents, own, libraries, now), notices: noticesOf(now) }
  const learning = learningOf(1, contents, (id) => curriculum.nodes.all[id - 1]?.code ?? '', now)
  const colleagues = users.all.flatMap(({ id, mobile }) => (mobile === null ? [id] : []))
  const questions = new QuestionRows()
  const points = filmPointsOf(contents, files, questions)
  const rounds = liveRoundsOf(contents, files, questions)
  addBank(contents, curriculum, files, questions, now)
  addSectionPoints(contents, questions, points)
  const answers = exerciseAnswersOf(learning, contents, { questions, points })
  const asked = { questions, points, rounds, answers }
  learning.push(...learnersOf(colleagues, contents, now))
  contents.addAnswers()
  const films = filmsOf(files)
  const sections = sectionsWithSomething(contents, curriculum, points)
  const links = {
    sections,
    contents: contentsWith(contents, sections),
    explanations: explanationsOf(contents),
  }
  await addPeople(
    people,
    PERSONAS.filter(({ isLast }) => isLast),
  )
  return { users, members, files, curriculum, contents, links, asked, films, banners, learning, school }
}

export type DemoRows = ReturnType<typeof demoRows>

/** Fills an empty database with the demonstration school, in one transaction; does nothing the second time. */
export const seedDemo = async (db: Db, rows: () => DemoRows): Promise<'seeded' | 'already there'> => {
  if ((await heldSeed(db)) !== null) return 'already there'
  const { users, members, files, curriculum, contents, links, asked, films, banners, learning, school } =
    await rows()
  await db.transaction(async (tx) => {
    await insertRows(tx, appMeta, [{ key: SEED_MARK, value: 'demo' }])
    await insertRows(
      tx,
      organisation,
      schoolKeys.map((key) => ({ id: schoolIds[key], name: SCHOOLS[key] })),
    )
    await insertBase(tx, curriculum, schoolIds.jiangcheng)
    await insertRows(tx, appUser, users.all)
    await insertRows(tx, membership, members)
    await insertRows(tx, file, files.rows.all)
    await insertRows(tx, filmStream, films.streams)
    await insertRows(tx, caption, films.captions)
    await contentWriterRepository(tx).add(
      links.contents.map((row) => ({ content: row, tagIds: contents.tagsOf.get(row.id) ?? [] })),
    )
    await insertRows(tx, courseChapter, contents.chapters.all)
    await insertRows(tx, courseSection, links.sections)
    await insertRows(tx, question, asked.questions.all)
    await contentIndexRepository(tx).indexMissing()
    await namePinyinRepository(tx).readMissing()
    await insertRows(tx, questionPoint, asked.points.all)
    await insertRows(tx, liveRound, asked.rounds.all)
    await insertRows(tx, explanationVideo, links.explanations.all)
    await insertRows(tx, liveSchedule, contents.schedules)
    await insertRows(tx, learningRecord, learning)
    await insertRows(tx, questionAnswer, asked.answers)
    await insertRows(tx, privateDirectory, school.own.directories.all)
    await insertRows(tx, privateFile, school.own.files.all)
    await insertRows(tx, shareRequest, school.shares.requests.all)
    await insertRows(tx, shareEvent, school.shares.events.all)
    await insertRows(tx, schoolNotice, school.notices)
    await insertRows(tx, banner, banners)
    const terms = Object.entries(HOT_TERMS).flatMap(([type, ownTerms]) =>
      ownTerms.map((term, index) => ({ type: Number(type), term, weight: 100 - index })),
    )
    await insertRows(tx, hotTerm, terms)
    const counted = [
      organisation,
      appUser,
      file,
      content,
      courseChapter,
      courseSection,
      explanationVideo,
      question,
      questionPoint,
      liveRound,
      privateDirectory,
      privateFile,
      shareRequest,
      shareEvent,
    ]
    for (const table of counted) await countOnFrom(tx, table)
  })
  // The embedded database has no background process that would do it.
  await db.execute(sql`analyze`)
  return 'seeded'
}

/** Gives an empty database what no installation can do without, and marks it as one that has no demonstration. */
export const seedBase = async (db: Db): Promise<void> => {
  if ((await heldSeed(db)) !== null) return
  await db.transaction(async (tx) => {
    await insertRows(tx, appMeta, [{ key: SEED_MARK, value: 'none' }])
    await insertBase(tx, new Curriculum(subjects), null)
  })
}

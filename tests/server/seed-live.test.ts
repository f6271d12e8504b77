import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SeedFiles } from '#demo/seed/files.ts'
import { PERSONAS } from '#demo/seed/people.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { file } from '#server/db/schema/file.ts'
import { filmStream } from '#server/db/schema/film.ts'
import { liveRound } from '#server/db/schema/live-round.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the live lessons of the seed', (harness) => {
  const sessions = () =>
    harness()
      .database.db.select({ id: courseSection.id, name: courseSection.name, film: filmStream.path })
      .from(courseSection)
      .leftJoin(filmStream, eq(filmStream.fileId, courseSection.fileId))
      .where(eq(courseSection.sectionType, SECTION_TYPE.live))
      .orderBy(asc(courseSection.id))

  const rounds = () =>
    harness()
      .database.db.select({ round: liveRound, question, section: courseSection })
      .from(liveRound)
      .innerJoin(question, eq(question.id, liveRound.questionId))
      .innerJoin(courseSection, eq(courseSection.id, liveRound.sectionId))
      .orderBy(asc(liveRound.sectionId), asc(liveRound.offsetSeconds))

  test('have each a film that is there as a stream, and three rounds or more', async () => {
    const all = await sessions()
    const asked = await rounds()
    expect(all.length).toBeGreaterThan(60)
    expect(all.filter(({ film }) => film === null).map(({ name }) => name)).toEqual([])
    const few = all.filter(({ id }) => asked.filter(({ round }) => round.sectionId === id).length < 3)
    expect(few.map(({ name }) => name)).toEqual([])
  })

  test('put one question after the other, none longer than the lesson', async () => {
    const asked = await rounds()
    const wrong = asked.filter(({ round, section }, index) => {
      const before = asked[index - 1]?.round
      const follows =
        before?.sectionId === round.sectionId ? (before.offsetSeconds ?? 0) + before.openSeconds : 0
      const begins = round.offsetSeconds ?? -1
      const ends = begins + round.openSeconds
      return begins < follows || ends > section.duration
    })
    expect(wrong.map(({ section, round }) => [section.name, round.offsetSeconds])).toEqual([])
  })

  test('have each question at a second of its own in the replay', async () => {
    const lengthOf = new Map(new SeedFiles().lessons.map(([, { mp4 }]) => [mp4.path, mp4.duration]))
    const rows = await harness()
      .database.db.select({
        sectionId: liveRound.sectionId,
        offset: liveRound.offsetSeconds,
        path: file.path,
      })
      .from(liveRound)
      .innerJoin(courseSection, eq(courseSection.id, liveRound.sectionId))
      .innerJoin(file, eq(file.id, courseSection.fileId))
    const places = rows.map(
      ({ sectionId, offset, path }) =>
        `${sectionId} ${Math.floor((offset ?? Number.NaN) % (lengthOf.get(path) ?? 0))}`,
    )
    expect(places.filter((place, index) => places.indexOf(place) !== index || place.endsWith('NaN'))).toEqual(
      [],
    )
  })

  test('ask what can be answered: right keys that there are, blanks that are marked, everything explained', async () => {
    const wrong = (await rounds()).filter(({ question: it }) => {
      const keys = it.questionType === QUESTION_TYPE.judgement ? ['A', 'B'] : it.options.map(({ key }) => key)
      const right = it.answers[0] ?? []
      const isBlanks = it.questionType === QUESTION_TYPE.blanks
      const fits = isBlanks
        ? it.stem.split('____').length - 1 === it.answers.length
        : right.length > 0 && right.every((key) => keys.includes(key))
      const texts = it.options.map(({ content: text }) => text)
      return (
        !fits || new Set(texts).size !== texts.length || it.analysis.length < 12 || /undefined/.test(it.stem)
      )
    })
    expect(wrong.map(({ question: { stem } }) => stem)).toEqual([])
  })

  test('have one that the demonstration teacher gives', async () => {
    const { db } = harness().database
    const teacher = PERSONAS.findIndex(({ key }) => key === 'teacher') + 1
    const taught = await db
      .select({ name: content.name })
      .from(content)
      .innerJoin(courseChapter, eq(courseChapter.contentId, content.id))
      .innerJoin(courseSection, eq(courseSection.chapterId, courseChapter.id))
      .where(and(eq(content.type, 2), eq(content.teacherId, teacher), isNotNull(courseSection.fileId)))
    expect(new Set(taught.map(({ name }) => name))).toEqual(
      new Set(['折扣、成数、税率、利率：百分数应用四讲', '示范直播间：百分数应用随堂互动']),
    )
  })
})

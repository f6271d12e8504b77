import { CONTENT_TYPE, type content } from '#server/db/schema/content.ts'
import { type courseChapter, type courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import type { liveSchedule } from '#server/db/schema/live-schedule.ts'
import type {
  CourseContent,
  LiveContent,
  ResourceContent,
  SchoolKey,
  StageContent,
  SubjectContent,
} from '../content/types.ts'
import { lessonOf } from '../lessons/lesson-of.ts'
import type { Curriculum, Place } from './curriculum.ts'
import type { SeedFiles } from './files.ts'
import { alwaysTimes, calledOffTimes, liveTimes } from './live-times.ts'
import type { UserSeed } from './people.ts'
import { chanceFor } from './random.ts'
import { Rows } from './rows.ts'
import { lessonKindOf, tagId } from './tags.ts'

type WithoutId<T> = Omit<T, 'id'>
type ContentRow = WithoutId<typeof content.$inferSelect>
/** What the kinds of contents have in common. */
type Base = Omit<
  ContentRow,
  'type' | 'introduction' | 'coverUrl' | 'fileId' | 'suffix' | 'fileSize' | 'duration' | 'sectionCount'
>
type Author = { readonly id: number; readonly organisationId: number }

const NOT_OF_THE_STUDIO = { key: null, removedAt: null }

const DAY_MS = 24 * 3600_000
const paragraphs = (lines: readonly string[]): string => lines.join('\n\n')

/** One of each list, then the second of each, and so on. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }).flatMap((_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  )

interface Needs {
  readonly curriculum: Curriculum
  readonly files: SeedFiles
  readonly users: Rows<UserSeed>
  readonly schoolIds: Readonly<Record<SchoolKey, number>>
  readonly now: Date
}

/** Courses, live courses and resources as rows. */
export class Contents {
  readonly contents = new Rows<ContentRow>()
  readonly chapters = new Rows<WithoutId<typeof courseChapter.$inferSelect>>()
  readonly sections = new Rows<WithoutId<typeof courseSection.$inferSelect>>()
  readonly schedules: (typeof liveSchedule.$inferInsert)[] = []
  readonly tagsOf = new Map<number, readonly number[]>()
  /** Resources that are read in one lesson, by their ids. */
  readonly handouts = new Set<number>()
  readonly #needs: Needs
  readonly #later: (() => void)[] = []
  /** Ids by the keys of the seed. */
  readonly #ids = new Map<string, number>()

  constructor(subjects: readonly SubjectContent[], needs: Needs) {
    this.#needs = needs
    const stages = subjects.flatMap((subject) => {
      const authors = this.#authorsOf(subject)
      return subject.stages.map((stage) => ({ subject, stage, authors }))
    })
    const times = liveTimes(
      inTurn(
        subjects.map(({ stages: own }) =>
          own.flatMap(({ lives }) => lives.filter(({ standing }) => standing === undefined)),
        ),
      ).map((live) => ({
        key: live.key,
        teacher: live.teacher,
        minutes: live.minutes,
        sessions: this.#sessionsOf(live).length,
      })),
      needs.now,
    )
    for (const { subject, stage, authors } of stages) {
      const base = this.#baseFor(subject, stage, authors)
      for (const course of stage.courses) this.#addCourse(course, base(course))
      for (const resource of stage.resources) this.#addResource(resource, base(resource))
      for (const resource of [...(stage.answers ?? []), ...(stage.handouts ?? [])])
        this.#later.push(() => this.#addResource(resource, base(resource)))
      for (const live of stage.lives) {
        const schedule = times.get(live.key)
        const { id } = this.#addLive(live, base(live))
        if (schedule) this.schedules.push({ contentId: id, ...schedule })
        if (live.standing === 'always') this.schedules.push({ contentId: id, ...alwaysTimes(live.minutes) })
        if (live.standing === 'cancelled')
          this.schedules.push({
            contentId: id,
            ...calledOffTimes(live.minutes, this.#sessionsOf(live).length, needs.now),
            cancelledAt: new Date(needs.now.getTime() - DAY_MS),
          })
      }
    }
  }

  /** The papers with their answers and the handouts, after everything else: nothing that is named by its number moves. */
  addAnswers(): void {
    for (const add of this.#later) add()
  }

  /** The content of a key; a key that names nothing is an error of the seed. */
  find(key: string): ContentRow & { id: number } {
    const found = this.contents.all[(this.#ids.get(key) ?? 0) - 1]
    if (!found) throw new Error(`seed: there is no ${key}`)
    return found
  }

  /** Who teaches a subject, each once. */
  authorsOf(subjectId: number): readonly Pick<Base, 'teacherId' | 'organisationId'>[] {
    const authors = new Map<number, Pick<Base, 'teacherId' | 'organisationId'>>()
    for (const { subjectId: its, teacherId, organisationId } of this.contents.all)
      if (its === subjectId) authors.set(teacherId, { teacherId, organisationId })
    return [...authors.values()]
  }

  #authorsOf({ subject, teachers }: SubjectContent): ReadonlyMap<string, Author> {
    const { users } = this.#needs
    const authors = teachers.map(({ key, name, title, school, hasAccount }) => {
      const account = hasAccount ? users.all.find((user) => user.name === name) : undefined
      const { id } =
        account ??
        users.add({
          mobile: null,
          name,
          title,
          avatarUrl: '',
          passwordHash: null,
          roleId: null,
          platformRight: 0,
        })
      const organisationId = this.#needs.schoolIds[school]
      if (!organisationId) throw new Error(`seed: the teacher ${subject}/${key} has no school`)
      return [key, { id, organisationId }] as const
    })
    return new Map(authors)
  }

  /** What all kinds of contents have in common; names what does not fit. */
  #baseFor({ subject }: SubjectContent, { stage }: StageContent, authors: ReadonlyMap<string, Author>) {
    return (it: CourseContent | LiveContent | ResourceContent): Base => {
      if (this.#ids.has(it.key)) throw new Error(`seed: the key ${it.key} is used twice`)
      // Built for nothing but the content that is added next.
      this.#ids.set(it.key, this.contents.all.length + 1)
      const author = authors.get(it.teacher)
      if (!author) throw new Error(`seed: ${it.key} names a teacher who does not exist: ${it.teacher}`)
      const place: Place = this.#needs.curriculum.find(stage, subject, it.place, it.key)
      const chance = chanceFor(it.key)
      const updatedAt = new Date(this.#needs.now.getTime() - chance(1, 120 * 24 * 60) * 60_000)
      const viewCount = chance(40, 900) * chance(1, 14)
      const isResource = 'format' in it
      return {
        name: it.title,
        summary: it.summary,
        ...place,
        knowId: this.#needs.curriculum.knowledgeOf(place.subjectId, it.title, it.place),
        teacherId: author.id,
        organisationId: author.organisationId,
        // A course is watched by fewer than open a file.
        viewCount: isResource ? viewCount : Math.ceil(viewCount / 12),
        downloadCount: 0,
        favouriteCount: 0,
        commentCount: 0,
        createdAt: new Date(updatedAt.getTime() - chance(0, 60) * DAY_MS),
        updatedAt,
        schoolOnly: false,
        releasedAt: null,
        withdrawnAt: null,
      }
    }
  }

  #addCourse(course: CourseContent, base: Base): void {
    const { files } = this.#needs
    const chapters = course.chapters.map(({ name, sections }) => ({
      name,
      sections: sections.map((section) => lessonOf(files, course.key, section)),
    }))
    const lessons = chapters.flatMap(({ sections }) => sections)
    const { id } = this.contents.add({
      ...base,
      type: CONTENT_TYPE.recorded,
      introduction: paragraphs(course.introduction),
      coverUrl: '',
      fileId: null,
      suffix: '',
      fileSize: 0,
      // A course without contents has no views.
      viewCount: lessons.length === 0 ? 0 : base.viewCount,
      schoolOnly: course.standing === 'schoolOnly',
      withdrawnAt: course.standing === 'withdrawn' ? base.updatedAt : null,
      duration: lessons.reduce((sum, { duration }) => sum + duration, 0),
      sectionCount: lessons.length,
    })
    const filmed = lessons.filter(({ fileId, duration }) => fileId !== null && duration > 0)
    this.tagsOf.set(id, [
      tagId(
        lessonKindOf(
          course.title,
          filmed.map(({ name }) => name),
        ),
      ),
    ])
    for (const [index, { name, sections }] of chapters.entries()) {
      const chapter = this.chapters.add({ contentId: id, name, sort: index + 1, ...NOT_OF_THE_STUDIO })
      for (const [place, lesson] of sections.entries())
        this.sections.add({ chapterId: chapter.id, ...lesson, sort: place + 1, ...NOT_OF_THE_STUDIO })
    }
  }

  /** The sessions with the films that are broadcast; a session without one is an error of the seed. */
  #sessionsOf({ key, sessions }: LiveContent): readonly { readonly name: string; readonly fileId: number }[] {
    const { files } = this.#needs
    return sessions.map((name) => {
      const film = files.lessonFilm(key, name)
      if (!film?.hls) throw new Error(`seed: ${key} has no film to broadcast: ${name}`)
      return { name, fileId: files.video(film).id }
    })
  }

  #addLive(live: LiveContent, base: Base): { id: number } {
    const sessions = this.#sessionsOf(live)
    const { id } = this.contents.add({
      ...base,
      type: CONTENT_TYPE.live,
      introduction: paragraphs(live.introduction),
      coverUrl: '',
      fileId: null,
      suffix: '',
      fileSize: 0,
      duration: live.minutes * 60 * sessions.length,
      sectionCount: sessions.length,
    })
    this.tagsOf.set(id, [
      tagId(
        lessonKindOf(
          live.title,
          sessions.map(({ name }) => name),
        ),
      ),
    ])
    const chapter = this.chapters.add({ contentId: id, name: '直播课次', sort: 1, ...NOT_OF_THE_STUDIO })
    for (const [index, { name, fileId }] of sessions.entries()) {
      this.sections.add({
        chapterId: chapter.id,
        name,
        sectionType: SECTION_TYPE.live,
        duration: live.minutes * 60,
        fileId,
        sort: index + 1,
        ...NOT_OF_THE_STUDIO,
      })
    }
    return { id }
  }

  #addResource(resource: ResourceContent, base: Base): void {
    const { files } = this.#needs
    const { id: fileId, size, suffix, duration } = files.resource(resource.key)
    const film = files.lessons.find(([key]) => key === resource.key)?.[1]
    const { id } = this.contents.add({
      ...base,
      type: CONTENT_TYPE.resource,
      introduction: paragraphs(resource.points),
      coverUrl: film ? files.poster(film) : '',
      fileId,
      suffix,
      fileSize: size,
      duration,
      sectionCount: 0,
      downloadCount: Math.floor((base.viewCount * chanceFor(`${resource.key} downloads`)(8, 45)) / 100),
    })
    this.tagsOf.set(id, [tagId(resource.kind)])
    if (resource.handout) this.handouts.add(id)
  }
}

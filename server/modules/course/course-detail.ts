import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { courseDetail } from '#contract/course.ts'
import { FINISHED_PERCENT } from '#contract/learning.ts'
import type { content } from '../../db/schema/content.ts'
import { SECTION_TYPE } from '../../db/schema/course.ts'
import type { CardScope } from '../content/content-card.query.ts'
import { cardDto } from '../content/content-card.ts'
import type { ContentNeighboursRepository } from '../content/content-neighbours.repository.ts'
import type { SessionTime } from '../content/session-times.ts'
import type { FileDto, MakeFileDto } from '../file/file.dto.ts'
import { recordDto } from '../learning/learning-record.ts'
import type { CourseRepository } from './course.repository.ts'
import { sectionDto } from './section.dto.ts'

const RELATED = 8
const ATTACHMENTS = 20
const FINISH_RULE = `每节看满 ${FINISHED_PERCENT}%、答完必答题即为学完；学完以后再看不会变回未学完。`

type Content = typeof content.$inferSelect
type Scope = CardScope & { readonly userId: number }
type Sections = Awaited<ReturnType<CourseRepository['findSections']>>
export type CourseDto = Sent<z.output<typeof courseDetail>>

interface Needs {
  readonly courses: CourseRepository
  readonly neighbours: ContentNeighboursRepository
  readonly fileDto: MakeFileDto
}

/** How long a section is, in seconds, given when it takes place. */
type LengthOf = (section: Sections[number]['section'], time: SessionTime | undefined) => Promise<number>

const asPlanned: LengthOf = async ({ duration }) => duration

/**
 * Everything that the introduction of a course shows to one user; `times` are those of a live course's sessions, and the whole lasts as
 * long as its sections together.
 */
export const courseDetailOf = ({ courses, neighbours, fileDto }: Needs) => {
  /** The files of the sections, each with the resource it belongs to, then those of resources of the same chapter. */
  const filesOf = async (course: Content, sections: Sections, { userId }: Scope) => {
    const ids = sections.flatMap(({ file }) => file?.id ?? [])
    const owners = await courses.findResourcesOf(ids, userId)
    const ownerOf = new Map(owners.map((owner) => [owner.fileId, owner]))
    const ofSections = sections.flatMap(({ section, file }) => {
      if (!file || section.sectionType !== SECTION_TYPE.file) return []
      const owner = ownerOf.get(file.id)
      const name = owner?.name ?? section.name
      const item = fileDto({ file, name, createdAt: course.createdAt, updatedAt: course.updatedAt })
      return [{ sectionId: section.id, file: item, contentId: owner?.id ?? 0 }]
    })
    const near = await courses.findResourcesAt(await neighbours.chapterOf(course), userId, ATTACHMENTS)
    const ofChapter = near.map(({ content: { id, name, createdAt, updatedAt }, file }) => ({
      ...fileDto({ file, name, createdAt, updatedAt }),
      ContentId: id,
    }))
    return { ofSections, ofChapter }
  }

  return async (
    course: Content,
    scope: Scope,
    times: readonly SessionTime[] = [],
    lengthOf = asPlanned,
  ): Promise<CourseDto> => {
    const card = await courses.findCard(course.id, scope)
    const chapters = await courses.findChapters(course.id)
    const sections = await courses.findSections(course.id)
    const questionCounts = await courses.countQuestions(course.id)
    const requiredOpen = await courses.countRequiredOpen(course.id, scope.userId)
    const records = await courses.findRecords(course.id, scope.userId)
    const teachers = await courses.findTeachers(course)
    const { ofSections, ofChapter } = await filesOf(course, sections, scope)
    const related = await neighbours.related(course, scope, RELATED, [])

    const lengths = await Promise.all(sections.map(({ section }, index) => lengthOf(section, times[index])))
    const sent = sections.map(({ section }, index) => {
      const own = ofSections.find(({ sectionId }) => sectionId === section.id)
      return sectionDto(section, {
        record: records.find(({ sectionId }) => sectionId === section.id),
        time: times[index],
        duration: lengths[index] ?? section.duration,
        questionCount: questionCounts.get(section.id) ?? 0,
        requiredOpen: requiredOpen.get(section.id) ?? 0,
        contentId: own?.contentId ?? 0,
        file: own?.file ?? null,
      })
    })
    const last = [...records].sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0]
    return {
      ...cardDto(card),
      Duration: lengths.reduce((sum, length) => sum + length, 0),
      Introduction: course.introduction,
      Teachers: teachers.map(({ id, name, avatarUrl, title, organisationName }) => ({
        Id: id,
        Name: name,
        AvatarUrl: avatarUrl,
        Title: title,
        OrgName: organisationName,
      })),
      Chapters: chapters.map(({ id, name, sort }) => ({
        Id: id,
        Name: name,
        Sort: sort,
        Sections: sent.filter(({ ChapterId }) => ChapterId === id),
      })),
      Attachments: onceEach([
        ...ofSections.map(({ file, contentId }) => ({ ...file, ContentId: contentId })),
        ...ofChapter,
      ]),
      LastRecord: last ? recordDto(last, course.type) : null,
      StudyCount: await courses.countStudents(course.id),
      FinishRule: FINISH_RULE,
      Related: related.map(cardDto),
    }
  }
}

export type CourseDetailOf = ReturnType<typeof courseDetailOf>

const onceEach = <T extends FileDto>(files: readonly T[]): T[] => [
  ...new Map(files.map((file) => [file.Id, file])).values(),
]

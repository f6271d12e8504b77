import type * as z from 'zod/mini'
import type { attachment, chapter, courseDetail, section, teacher } from '#contract/course.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type {
  CourseChapter,
  CourseDetail,
  CourseFile,
  CourseSection,
  LiveOutlook,
  SectionKind,
  Teacher,
} from '#domain/course/course-detail.ts'
import { contentCardOf, knownCards, liveStatusOf } from '../catalogue/content-card.mapper.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { paragraphsOf } from '../http/paragraphs.ts'
import { amountOf, flagOf, idOf, percentOf, textOf, timeOf } from '../http/wire-values.ts'

type FileAddress = Http['fileAddress']

const KINDS: Readonly<Record<number, SectionKind>> = { 1: 'video', 2: 'live', 3: 'file', 4: 'questions' }

const courseFileOf =
  (fileAddress: FileAddress) =>
  (wire: z.output<typeof attachment>): CourseFile => ({
    ...fileItemOf(fileAddress)(wire),
    resourceId: idOf(wire.ContentId),
  })

/** A section of a kind that the product does not know is left out; `usual` is that of one whose kind is not told. */
const sectionsOf =
  (fileAddress: FileAddress, usual: SectionKind) =>
  (wire: z.output<typeof section>): readonly CourseSection[] => {
    const kind = typeof wire.SectionType === 'number' ? KINDS[wire.SectionType] : usual
    if (kind === undefined) return []
    const file = wire.File === null ? null : fileItemOf(fileAddress)(wire.File)
    return [
      {
        id: wire.Id,
        chapterId: idOf(wire.ChapterId),
        name: wire.Name,
        kind,
        duration: amountOf(wire.Duration),
        questionCount: amountOf(wire.QuestionCount),
        progress: percentOf(wire.Progress),
        position: amountOf(wire.ProgressTime),
        finished: flagOf(wire.IsFinished),
        requiredOpen: amountOf(wire.RequiredOpen),
        recording: flagOf(wire.IsRecording),
        liveStatus: liveStatusOf(wire.LiveStatus),
        startTime: timeOf(wire.StartTime),
        endTime: timeOf(wire.EndTime),
        cancelled: flagOf(wire.IsCancelled),
        file: file && { ...file, resourceId: idOf(wire.ContentId) },
      },
    ]
  }

const chapterOf =
  (fileAddress: FileAddress, usual: SectionKind) =>
  ({ Id, Name, Sections }: z.output<typeof chapter>): CourseChapter => ({
    id: Id,
    name: Name,
    sections: (Sections ?? []).flatMap(sectionsOf(fileAddress, usual)),
  })

const teacherOf =
  (fileAddress: FileAddress) =>
  (wire: z.output<typeof teacher>): Teacher => ({
    id: wire.Id,
    name: wire.Name,
    avatarUrl: fileAddress(textOf(wire.AvatarUrl)),
    title: textOf(wire.Title),
    organisationName: textOf(wire.OrgName),
  })

const typeOf = (live: LiveOutlook | null) => (live === null ? CONTENT_TYPE.recorded : CONTENT_TYPE.live)

/** A course of the wire in our words; `live` is what comes next of a live one. */
export const courseDetailOf =
  (fileAddress: FileAddress, live: LiveOutlook | null) =>
  (wire: z.output<typeof courseDetail>): CourseDetail => ({
    card: contentCardOf(fileAddress, typeOf(live))(wire),
    introduction: paragraphsOf(wire.Introduction),
    teachers: (wire.Teachers ?? []).map(teacherOf(fileAddress)),
    chapters: (wire.Chapters ?? []).map(chapterOf(fileAddress, live === null ? 'video' : 'live')),
    attachments: (wire.Attachments ?? []).map(courseFileOf(fileAddress)),
    lastPlace:
      wire.LastRecord === null || wire.LastRecord.RecordSectionId === 0
        ? null
        : { sectionId: wire.LastRecord.RecordSectionId, position: amountOf(wire.LastRecord.ProgressTime) },
    studyCount: amountOf(wire.StudyCount),
    finishRule: textOf(wire.FinishRule),
    related: knownCards(wire.Related).map(contentCardOf(fileAddress, typeOf(live))),
    live,
  })

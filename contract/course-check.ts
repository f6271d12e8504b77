import { COURSE_TEXT_LIMITS, type CourseDocument, isPublishableName, sectionsOf } from './course-document.ts'

/** What keeps a course from being published, of the course or of one of its things. */
export type CourseFaultKind =
  | 'name'
  | 'place'
  | 'teacher'
  | 'empty'
  | 'chapterName'
  | 'chapterEmpty'
  | 'sectionName'
  | 'film'
  | 'file'
  | 'question'
  | 'pointTwice'
  | 'pointBeyond'
  | 'captionTwice'

/** `key` of the chapter, section or point; '' for the course. */
export interface CourseFault {
  readonly key: string
  readonly kind: CourseFaultKind
}

type Section = CourseDocument['chapters'][number]['sections'][number]

const faultsOfSection = ({
  key,
  name,
  kind,
  file,
  points,
  questionIds,
  captions,
}: Section): CourseFault[] => {
  const faults: CourseFault[] = []
  if (!isPublishableName(name, 1)) faults.push({ key, kind: 'sectionName' })
  if (kind === 'questions') {
    if (questionIds.length === 0) faults.push({ key, kind: 'question' })
    return faults
  }
  if (file === null) faults.push({ key, kind: kind === 'film' ? 'film' : 'file' })
  if (kind === 'file') return faults
  const asked = points.map(({ questionId }) => questionId)
  for (const [at, point] of points.entries()) {
    if (asked.indexOf(point.questionId) < at) faults.push({ key: point.key, kind: 'pointTwice' })
    if (file !== null && file.duration > 0 && point.second > file.duration)
      faults.push({ key: point.key, kind: 'pointBeyond' })
  }
  if (new Set(captions.map(({ language }) => language)).size < captions.length)
    faults.push({ key, kind: 'captionTwice' })
  return faults
}

/**
 * Everything that keeps a course from being published, in the order in which it stands in the course: a name,
 * a stage and a subject, a teacher, at least one section, what each section is made of, and points within their film.
 */
export const courseFaults = (document: CourseDocument): readonly CourseFault[] => {
  const { name, place, teachers, chapters } = document
  const faults: CourseFault[] = []
  if (!isPublishableName(name, COURSE_TEXT_LIMITS.shortestName)) faults.push({ key: '', kind: 'name' })
  if (place.stageId === 0 || place.subjectId === 0) faults.push({ key: '', kind: 'place' })
  if (teachers.length === 0) faults.push({ key: '', kind: 'teacher' })
  if (sectionsOf(document).length === 0) faults.push({ key: '', kind: 'empty' })
  for (const chapter of chapters) {
    if (!isPublishableName(chapter.name, 1)) faults.push({ key: chapter.key, kind: 'chapterName' })
    if (chapter.sections.length === 0) faults.push({ key: chapter.key, kind: 'chapterEmpty' })
    faults.push(...chapter.sections.flatMap(faultsOfSection))
  }
  return faults
}

import { type courseSection, SECTION_TYPE, type SectionType } from '#server/db/schema/course.ts'
import type { CourseSectionContent } from '../content/types.ts'
import { handoutKey } from '../handouts/resources.ts'
import type { ManifestLesson, SeedFiles } from '../seed/files.ts'
import { LESSON_DOCUMENTS } from './documents.ts'
import { LIBRARY_FILMS } from './library-films.ts'

type Lesson = Pick<typeof courseSection.$inferSelect, 'name' | 'sectionType' | 'duration' | 'fileId'>

const TYPES: Readonly<Record<CourseSectionContent['kind'], SectionType>> = {
  video: SECTION_TYPE.video,
  file: SECTION_TYPE.file,
  questions: SECTION_TYPE.questions,
}

/** The film that is about a lesson: its own, or one of the library; undefined for none. */
const filmOf = (files: SeedFiles, course: string, name: string): ManifestLesson | undefined => {
  const library = LIBRARY_FILMS[course]?.[name]
  return files.lessonFilm(course, name) ?? files.lessons.find(([key]) => key === library)?.[1]
}

/** A lesson with its own film, as the document that it is, or without either: its film is still to be recorded. */
export const lessonOf = (files: SeedFiles, course: string, { name, kind }: CourseSectionContent): Lesson => {
  const film = kind === 'video' ? filmOf(files, course, name) : undefined
  if (film) {
    const { id, duration } = files.video(film)
    return { name, sectionType: SECTION_TYPE.video, duration, fileId: id }
  }
  const document = LESSON_DOCUMENTS[course]?.[name] ?? handoutKey(course, name)
  if (document)
    return { name, sectionType: SECTION_TYPE.file, duration: 0, fileId: files.resource(document).id }
  return { name, sectionType: TYPES[kind], duration: 0, fileId: null }
}

import type { StudioQuestion } from '#domain/studio/course-studio.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'
import { NewQuestion } from '../../question/making/new-question.tsx'

interface NewCourseQuestionProps {
  readonly course: OpenCourse
  /** Of the course: a section. */
  readonly sectionKey: string
  readonly onWritten: (question: StudioQuestion) => void
}

/** A question that is not in the bank yet, written where the course stands and for its school. */
export const NewCourseQuestion = ({ course, sectionKey, onWritten }: NewCourseQuestionProps) => {
  const { place } = course.workingCopy.document
  return (
    <NewQuestion
      writtenFor={`course/${course.state.id}/${sectionKey}`}
      organisationId={course.organisation.id}
      place={{
        stage: place.stageId,
        subject: place.subjectId,
        version: place.versionId,
        book: place.bookId,
        chapter: place.chapterId,
        knowledge: place.knowId,
      }}
      onWritten={({ id, name }) => onWritten({ id, text: name })}
    />
  )
}

import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CourseEditorActor } from '#application/studio/course-editor.provide.ts'
import type { CourseSection } from '#domain/studio/course-document.ts'
import type { StudioQuestion } from '#domain/studio/course-studio.ts'
import { pointAdded } from '#domain/studio/section-edits.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { questionName } from '../../question/question-name.ts'
import { QuestionPickerDialog } from '../../question-picker/question-picker-dialog.tsx'
import { NewCourseQuestion } from './new-course-question.tsx'

interface QuestionChooserProps {
  readonly editor: CourseEditorActor
  readonly section: CourseSection
  /** Where the film is. */
  readonly second: number
}

/** A question of the bank is asked where the film is. */
export const QuestionChooser = ({ editor, section, second }: QuestionChooserProps) => {
  // The second at which the dialog was opened; null while it is closed.
  const [at, setAt] = useState<number | null>(null)
  const course = useSelector(editor, ({ context }) => context.course)
  const place = course?.workingCopy.document.place
  const { makeKey } = useStudioLogic()
  const ask = (question: StudioQuestion) => {
    editor.send({
      type: 'editor.edit',
      edits: pointAdded(section, { key: makeKey(), questionId: question.id, second: at ?? 0 }),
      things: { questions: [question] },
    })
    setAt(null)
  }
  return (
    <QuestionPickerDialog
      open={at !== null}
      onOpenChange={(open) => setAt(open ? Math.round(second) : null)}
      trigger={<Button>{words.ask}</Button>}
      title={words.choose(formatClock(at ?? 0))}
      hint={words.chooseHint}
      stageId={place?.stageId ?? 0}
      subjectId={place?.subjectId ?? 0}
      taken={section.points.map(({ questionId }) => questionId)}
      takenText={words.used}
      onPick={(question) => ask({ id: question.id, text: questionName(question) })}
    >
      {course && <NewCourseQuestion course={course} sectionKey={section.key} onWritten={ask} />}
    </QuestionPickerDialog>
  )
}

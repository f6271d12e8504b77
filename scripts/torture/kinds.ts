import type { Call } from '#contract/call.ts'
import { addComments } from '#contract/comment.ts'
import { addFavorite } from '#contract/favourite.ts'
import { saveNote } from '#contract/note.ts'
import { savePaper } from '#contract/paper.ts'
import { savePractice } from '#contract/practice.ts'
import { addPrivateDirectory } from '#contract/private-file.ts'
import { questionsAnswer } from '#contract/question.ts'

/** What is there to be written about. */
export interface Places {
  readonly resourceId: number
  readonly sectionId: number
  readonly questionId: number
  /** With one blank to fill in. */
  readonly blankId: number
  /** A school of all writers, and a place in its library. */
  readonly schoolId: number
  readonly stageId: number
  readonly subjectId: number
}

/** A call that writes something new, and where the database holds it. */
export interface Kind {
  readonly call: Call
  /** `mark` is to be found in what is stored, once. */
  readonly body: (mark: string, places: Places) => object
  readonly table: string
  readonly column: string
}

const questions = (questionId: number) => [{ Name: '一', Items: [{ QuestionId: questionId, Score: 5 }] }]

/** What is answered to the question with a blank, under this mark. */
export const answerFor = (mark: string): readonly string[] => [`答${mark}`]

/** Where files stand that were shared, with their marks. */
export const SHARED = { table: 'share_request', column: 'remark' } as const

/** Some are told apart by an id in their body, some by their key alone. */
export const KINDS: readonly Kind[] = [
  {
    call: addComments,
    body: (mark, { resourceId }) => ({
      ObjectId: resourceId,
      Type: 3,
      Content: `<p>${mark}</p>`,
      ClientId: mark,
    }),
    table: 'comment',
    column: 'body',
  },
  {
    call: savePaper,
    body: (mark, { questionId }) => ({
      Id: 0,
      Name: mark,
      Kind: 1,
      Minutes: 0,
      Sections: questions(questionId),
      RowVersion: 0,
      ClientId: mark,
    }),
    table: 'paper',
    column: 'name',
  },
  {
    call: saveNote,
    body: (mark, { sectionId }) => ({
      Id: 0,
      SectionId: sectionId,
      Second: 1,
      Content: mark,
      ClientId: mark,
    }),
    table: 'lesson_note',
    column: 'body',
  },
  {
    call: savePractice,
    body: (mark, { questionId }) => ({
      PracticeId: mark,
      Kind: 1,
      Name: mark,
      PaperId: 0,
      UseTime: 1,
      Items: [{ QuestionId: questionId, Score: 5 }],
    }),
    table: 'practice',
    column: 'name',
  },
  {
    call: questionsAnswer,
    body: (mark, { blankId }) => ({
      CourseId: 0,
      SectionId: 0,
      PracticeId: mark,
      Items: [{ QuestionId: blankId, Answer: answerFor(mark), UseTime: 1, ClientId: mark }],
    }),
    table: 'question_answer',
    column: 'client_id',
  },
  {
    call: addPrivateDirectory,
    body: (mark) => ({ Id: 0, ParentId: 0, Name: mark }),
    table: 'private_directory',
    column: 'name',
  },
  {
    call: addFavorite,
    body: (mark) => ({ Type: 0, ParentId: 0, Name: mark }),
    table: 'favourite_folder',
    column: 'name',
  },
]

import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { PictureUploadPort } from '../upload/picture-upload.port.ts'
import type { QuestionDraftStore, QuestionMakingPort } from './question-making.port.ts'

export const provideMadeQuestions = (port: QuestionMakingPort) =>
  madeQuestionsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.page({ ...input, page }, signal)),
      ),
      change: fromPromise(({ input, signal }) => port.change(input, signal)),
    },
  })

export const provideQuestionEditor = (
  port: QuestionMakingPort,
  drafts: QuestionDraftStore,
  pictures: PictureUploadPort,
) =>
  questionEditorMachine.provide({
    actors: {
      open: fromPromise(async ({ input, signal }) => {
        const kept = drafts.read(input)
        if (input.questionId === 0) return success({ made: null, kept })
        const made = await port.one(input.questionId, signal)
        return made.ok ? success({ made: made.value, kept }) : made
      }),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
      bring: fromPromise(({ input, signal }) => pictures.upload(input, () => undefined, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => (draft === null ? drafts.forget(place) : drafts.keep(place, draft)),
    },
  })

import { createActor } from 'xstate'
import type { LiveConsoleLogic } from '#application/app-actors.ts'
import type { liveAnswersMachine } from '#domain/live/live-answers.machine.ts'
import { saveText } from '#ui/components/text-file.ts'
import { liveAnswersCopy } from '#ui/copy/live-answers-copy.ts'
import { answersCsv } from '#ui/live/answers-csv.ts'

/** Saves exported answers as a file. */
export const liveAnswersOpener =
  (logic: typeof liveAnswersMachine): LiveConsoleLogic['openLiveAnswers'] =>
  (lesson) => {
    const answers = createActor(logic, { input: lesson })
    answers.on('liveAnswers.exported', ({ lessonName, rounds }) =>
      saveText(liveAnswersCopy.fileName(lessonName), answersCsv(rounds)),
    )
    return answers
  }

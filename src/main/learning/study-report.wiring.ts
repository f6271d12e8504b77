import { createActor } from 'xstate'
import type { QuestionLogic } from '#application/app-actors.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { studyReportMachine } from '#domain/learning/study-report.machine.ts'

/** Reads a report again when the outbox has delivered answers. */
export const studyReportOpener =
  (
    logic: typeof studyReportMachine,
    answerOutbox: QuestionLogic['answerOutbox'],
  ): QuestionLogic['openStudyReport'] =>
  (input) => {
    const report = createActor(logic, { input })
    whileRunning(report, () => [
      answerOutbox.on('outbox.delivered', () => report.send({ type: 'studyReport.stale' })),
    ])
    return report
  }

import { createActor } from 'xstate'
import type { QuestionLogic } from '#application/app-actors.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { studyReportMachine } from '#domain/learning/study-report.machine.ts'

/** A report is read anew when answers arrive that waited. */
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

import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ParseQuestionFile } from '../../import/questions/parse-in-worker.ts'
import { curriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { findPlace } from '../content/curriculum-place.ts'
import type { Scope } from '../content/scope.ts'
import { paperRepository } from '../paper/paper.repository.ts'
import { answerRecorder } from './answer-recorder.ts'
import { type BankRepository, bankRepository } from './bank.repository.ts'
import { bankRoutes } from './bank.routes.ts'
import { type BankService, bankService } from './bank.service.ts'
import { faultRoutes } from './fault.routes.ts'
import { faultService } from './fault.service.ts'
import { lessonQuestionService } from './lesson-question.service.ts'
import { mayEdit } from './made-question.dto.ts'
import { madeQuestionRepository } from './made-question.repository.ts'
import { practiceRepository } from './practice.repository.ts'
import { practiceRoutes } from './practice.routes.ts'
import { practiceService } from './practice.service.ts'
import { answerPractice } from './practice.ts'
import { questionRepository } from './question.repository.ts'
import { questionRoutes } from './question.routes.ts'
import { questionDtos } from './question-dtos.ts'
import { questionFilingService } from './question-filing.service.ts'
import { questionImportRepository } from './question-import.repository.ts'
import { questionImportRoutes } from './question-import.routes.ts'
import { questionImportService } from './question-import.service.ts'
import { questionMakingRoutes } from './question-making.routes.ts'
import { questionMakingService } from './question-making.service.ts'
import { studyReportRepository } from './study-report.repository.ts'
import { studyReportService } from './study-report.service.ts'
import { wrongQuestionRepository } from './wrong-question.repository.ts'
import { wrongQuestionService } from './wrong-question.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The question bank. */
    readonly bank: {
      readonly ofContent: BankService['ofContent']
      readonly findHeld: BankRepository['findHeld']
      /** Whether one may correct a question. */
      readonly mayCorrect: (viewer: Viewer, questionId: number) => Promise<boolean>
    }
  }
}

interface Options extends FeatureOptions {
  /** Reads files of questions on a worker thread. */
  readonly parseQuestionFile: ParseQuestionFile
}

/** The question bank, its import, practices, answers and reports. */
export const questionPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock, storage } = options
    const { pictures } = app
    const { findContent } = app.contents
    const { findSection } = app.courses
    const questions = questionRepository(db)
    const banks = bankRepository(db)
    const practices = practiceRepository(db)
    const papers = paperRepository(db)
    const places = curriculumPlaceRepository(db)
    const bank = bankService({ bank: banks, questions, findContent, pictures, papers })
    const record = answerRecorder({ questions, pictures, clock })
    const made = madeQuestionRepository(db)
    app.decorate('bank', {
      ofContent: bank.ofContent,
      findHeld: banks.findHeld,
      mayCorrect: async ({ userId }, questionId) => (await made.find([questionId], userId)).some(mayEdit),
    })
    await addRoutes(app, bankRoutes({ bank, readKeyword: app.searches.readKeyword }))
    await addRoutes(
      app,
      faultRoutes(
        faultService({
          db,
          findOpen: bank.findOpen,
          sent: questionDtos({ questions, pictures }),
          clock,
        }),
      ),
    )
    const findPlaceOf = (asked: Scope) => findPlace(places, asked)
    await addRoutes(
      app,
      questionMakingRoutes({
        making: questionMakingService({ db, findPlace: findPlaceOf, pictures, clock }),
        filing: questionFilingService({ db, findPlace: findPlaceOf, clock }),
        readKeyword: app.searches.readKeyword,
      }),
    )
    await addRoutes(
      app,
      questionImportRoutes(
        questionImportService({
          db,
          storage,
          imports: questionImportRepository(db),
          findPlace: findPlaceOf,
          parseQuestionFile: options.parseQuestionFile,
          clock,
        }),
        storage,
      ),
    )
    await addRoutes(
      app,
      practiceRoutes({
        practices: practiceService({ practices, papers, questions, bank: banks, clock }),
        wrong: wrongQuestionService({ wrong: wrongQuestionRepository(db), questions, pictures }),
      }),
    )
    await addRoutes(
      app,
      questionRoutes({
        lessons: lessonQuestionService({
          findSection,
          pointsOf: app.live.pointsOf,
          questions,
          record,
          pictures,
        }),
        answerPractice: answerPractice({ bank: banks, questions, record }),
        reports: studyReportService({
          reports: studyReportRepository(db),
          questions,
          practices,
          findOffered: banks.findOffered,
          findContent,
          findSection,
          pictures,
          clock,
        }),
      }),
    )
  },
  { name: 'question', dependencies: ['content', 'upload', 'search', 'course', 'live'] },
)

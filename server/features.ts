import type { FastifyInstance } from 'fastify'
import type { AppOptions } from './app-options.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import type { CatalogueService } from './modules/catalogue/catalogue.service.ts'
import { curriculumRepository } from './modules/catalogue/curriculum.repository.ts'
import { curriculumRoutes } from './modules/catalogue/curriculum.routes.ts'
import { curriculumService } from './modules/catalogue/curriculum.service.ts'
import { resourceRepository } from './modules/catalogue/resource.repository.ts'
import { resourceRoutes } from './modules/catalogue/resource.routes.ts'
import { resourceService } from './modules/catalogue/resource.service.ts'
import { tagRowRepository } from './modules/catalogue/tag-row.repository.ts'
import { tagRowService } from './modules/catalogue/tag-row.service.ts'
import { commentRepository } from './modules/comment/comment.repository.ts'
import { commentRoutes } from './modules/comment/comment.routes.ts'
import { commentService } from './modules/comment/comment.service.ts'
import { type FindContent, findAccessible } from './modules/content/content-access.ts'
import { contentNeighbours } from './modules/content/content-neighbours.ts'
import { courseRepository } from './modules/course/course.repository.ts'
import { courseRoutes } from './modules/course/course.routes.ts'
import { courseService } from './modules/course/course.service.ts'
import { courseDetailOf } from './modules/course/course-detail.ts'
import { sectionAccess } from './modules/course/section-access.ts'
import { favouriteRoutes } from './modules/favourite/favourite.routes.ts'
import { favouriteService } from './modules/favourite/favourite.service.ts'
import { fileRepository } from './modules/file/file.repository.ts'
import { fileRoutes } from './modules/file/file.routes.ts'
import { fileAddresses } from './modules/file/file-address.ts'
import { rememberFiles } from './modules/file/remembered-files.ts'
import { fileSending } from './modules/file/send-file.ts'
import { fileSender } from './modules/file/sent-file.ts'
import { streamRoutes } from './modules/file/stream.routes.ts'
import { streamAddresses } from './modules/file/stream-address.ts'
import { learningRepository } from './modules/learning/learning.repository.ts'
import { learningRoutes } from './modules/learning/learning.routes.ts'
import { learningService } from './modules/learning/learning.service.ts'
import { learningRecordRepository } from './modules/learning/learning-record.repository.ts'
import { learningRecordService } from './modules/learning/learning-record.service.ts'
import { userActionRepository } from './modules/learning/user-action.repository.ts'
import { userActionService } from './modules/learning/user-action.service.ts'
import { attendance } from './modules/live/attendance.ts'
import { liveRepository } from './modules/live/live.repository.ts'
import { liveRoutes } from './modules/live/live.routes.ts'
import { liveService } from './modules/live/live.service.ts'
import { liveAddresses } from './modules/live/live-address.ts'
import { liveDetailService } from './modules/live/live-detail.service.ts'
import { liveRoomRepository } from './modules/live/live-room.repository.ts'
import { liveRoomService } from './modules/live/live-room.service.ts'
import { liveRoundService } from './modules/live/live-round.service.ts'
import { liveSessions } from './modules/live/live-session.ts'
import { liveStreamRoutes } from './modules/live/live-stream.routes.ts'
import { recordings } from './modules/live/recordings.ts'
import { roundPoints } from './modules/live/round-points.ts'
import { composer } from './modules/paper/composer.ts'
import { paperRepository } from './modules/paper/paper.repository.ts'
import { paperRoutes } from './modules/paper/paper.routes.ts'
import { paperService } from './modules/paper/paper.service.ts'
import { filmRepository } from './modules/playback/film.repository.ts'
import { filmChapters } from './modules/playback/film-chapters.ts'
import { noteRepository } from './modules/playback/note.repository.ts'
import { noteService } from './modules/playback/note.service.ts'
import { playInfoOf } from './modules/playback/play-info.ts'
import { playbackRoutes } from './modules/playback/playback.routes.ts'
import { playbackService } from './modules/playback/playback.service.ts'
import { answerBook } from './modules/question/answer-book.ts'
import { bankRepository } from './modules/question/bank.repository.ts'
import { bankRoutes } from './modules/question/bank.routes.ts'
import { bankService } from './modules/question/bank.service.ts'
import { bankRows } from './modules/question/bank-rows.ts'
import { faultRepository } from './modules/question/fault.repository.ts'
import { faultRoutes } from './modules/question/fault.routes.ts'
import { faultService } from './modules/question/fault.service.ts'
import { lessonPoints } from './modules/question/lesson-points.ts'
import { lessonQuestionService } from './modules/question/lesson-question.service.ts'
import { practiceRepository } from './modules/question/practice.repository.ts'
import { practiceRoutes } from './modules/question/practice.routes.ts'
import { practiceService } from './modules/question/practice.service.ts'
import { answerPractice } from './modules/question/practice.ts'
import { questionRepository } from './modules/question/question.repository.ts'
import { questionRoutes } from './modules/question/question.routes.ts'
import { questionImportRepository } from './modules/question/question-import.repository.ts'
import { questionImportRoutes } from './modules/question/question-import.routes.ts'
import { questionImportService } from './modules/question/question-import.service.ts'
import { questionSending } from './modules/question/question-sending.ts'
import { studyReportRepository } from './modules/question/study-report.repository.ts'
import { studyReportService } from './modules/question/study-report.service.ts'
import { wrongQuestionRepository } from './modules/question/wrong-question.repository.ts'
import { wrongQuestionService } from './modules/question/wrong-question.service.ts'
import { findPlace } from './modules/review/share-place.ts'
import { listRepository } from './modules/search/list.repository.ts'
import { narrowedBy, narrowingOf } from './modules/search/narrowing.ts'
import { searchRepository } from './modules/search/search.repository.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { searchService } from './modules/search/search.service.ts'
import { editorRoutes } from './modules/upload/editor.routes.ts'
import { editorService } from './modules/upload/editor.service.ts'
import { editorUploadRepository } from './modules/upload/editor-upload.repository.ts'
import { outsidePictureRoutes } from './modules/upload/outside-picture.routes.ts'
import { type FileAddress, picturesIn } from './modules/upload/pictures.ts'
import { schoolFeatures } from './school-features.ts'
import { bufferPool } from './storage/buffer-pool.ts'
import { openFiles } from './storage/open-files.ts'

/** What the product does, feature by feature: each gets what it needs, and its routes. */
export const features =
  (options: AppOptions, catalogue: CatalogueService) => async (app: FastifyInstance) => {
    const { db, clock } = options
    const lives = liveRepository(db)
    const curriculum = curriculumRepository(db)
    const uploads = editorUploadRepository(db)
    const addresses = fileAddresses(options.fileAddressSecret, clock)
    const streams = streamAddresses(options.fileAddressSecret, clock)
    const files = rememberFiles(fileRepository(db), clock)
    const opened = openFiles()
    app.addHook('onClose', async () => opened.close())
    const { storage, handOver } = options
    const send = fileSending({ storage, opened, buffers: bufferPool(), handOver })
    const fileAddress: FileAddress = ({ id, name }) => addresses.addressOf({ id, name, use: 'inline' })
    const neighbours = contentNeighbours(db)
    const findContent: FindContent = (wanted, userId) => findAccessible(db, wanted, userId)
    const sendFile = fileSender(addresses, () => options.presentations?.works() ?? false)
    const courses = courseRepository(db)
    const detailOf = courseDetailOf({ courses, neighbours, sendFile })
    const findSection = sectionAccess(db, findContent)
    const pictures = picturesIn(uploads, fileAddress)
    const questions = questionRepository(db)
    const banks = bankRepository(db)
    const bank = bankService({ bank: banks, questions, findContent, pictures })
    const record = answerBook({ questions, pictures, clock })
    const films = filmRepository(db)
    const { streamAddressOf, streamFolderOf } = streams
    const infoOf = playInfoOf({
      films,
      questions,
      addresses,
      streamAddressOf,
      chaptersOf: filmChapters(storage),
    })
    const room = liveRoomRepository(db)
    const broadcasts = liveAddresses(options.fileAddressSecret, clock)
    const findSession = liveSessions({ lives, films })
    const records = learningRecordRepository(db)
    const actions = userActionRepository(db)
    const notePresence = attendance({ room, records, actions })
    const findRecording = recordings(files, options.storage)
    const pointsOf = roundPoints({ room, findSession, findRecording, ofFilms: lessonPoints(db), clock })

    const searches = searchService({ searches: searchRepository(db), lists: listRepository(db), clock })

    await app.register(catalogueRoutes(catalogue))
    await app.register(
      curriculumRoutes({
        curriculum: curriculumService(curriculum),
        tagRows: tagRowService({ curriculum, tagRows: tagRowRepository(db), bankRows: bankRows(db) }),
        narrowed: async (asked, userId) =>
          narrowedBy(db, narrowingOf(asked, await searches.readKeyword(asked.keyword, userId)), clock()),
      }),
    )
    await app.register(searchRoutes(searches))
    await app.register(
      resourceRoutes(
        resourceService({
          findContent,
          resources: resourceRepository(db),
          neighbours,
          sendFile,
          questionOf: bank.ofContent,
          clock,
        }),
      ),
    )
    await app.register(courseRoutes(courseService({ findContent, detailOf, clock })))
    await app.register(
      liveRoutes({
        lives: liveService(lives, clock),
        details: liveDetailService({ findContent, detailOf, lives, clock }),
        room: liveRoomService({
          findSection,
          findSession,
          findRecording,
          pointsOf,
          infoOf,
          courses,
          lives,
          room,
          notePresence,
          addresses: broadcasts,
          clock,
        }),
        rounds: liveRoundService({
          findSection,
          findSession,
          room,
          notePresence,
          questions,
          record,
          pictures,
          clock,
        }),
      }),
    )
    await app.register(liveStreamRoutes({ findRecording, addresses: broadcasts, streamFolderOf, clock }))
    await app.register(
      playbackRoutes(
        playbackService({ findSection, pointsOf, infoOf }),
        noteService({ notes: noteRepository(db), findSection, clock }),
      ),
    )
    await app.register(bankRoutes({ bank, readKeyword: searches.readKeyword }))
    await app.register(
      faultRoutes(
        faultService({
          faults: faultRepository(db),
          findOpen: bank.findOpen,
          sent: questionSending({ questions, pictures }),
          clock,
        }),
      ),
    )
    await app.register(
      questionImportRoutes(
        questionImportService({
          db,
          storage,
          imports: questionImportRepository(db),
          findPlace: (asked) => findPlace(db, asked),
          parseQuestionFile: options.parseQuestionFile,
          clock,
        }),
      ),
    )
    const [practices, papers] = [practiceRepository(db), paperRepository(db)]
    const practised = practiceService({ practices, papers, questions, bank: banks, clock })
    const wrong = wrongQuestionService({ wrong: wrongQuestionRepository(db), questions, pictures })
    await app.register(practiceRoutes({ practices: practised, wrong }))
    await app.register(
      questionRoutes({
        lessons: lessonQuestionService({ findSection, pointsOf, questions, record, pictures }),
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
    await app.register(
      learningRoutes({
        learning: learningService(learningRepository(db), clock),
        records: learningRecordService({ records, actions, findContent, clock }),
        actions: userActionService({ actions, findContent, findSession, clock }),
      }),
    )
    await app.register(
      paperRoutes({
        papers: paperService({ papers, findOffered: banks.findOffered, clock }),
        composer: composer(db, options.configuration),
      }),
    )
    await app.register(favouriteRoutes(favouriteService(db, clock)))
    await app.register(schoolFeatures(options, { curriculum, sendFile }))
    await app.register(
      commentRoutes(
        commentService({
          db,
          comments: commentRepository(db),
          pictures,
          clock,
          perMinute: options.commentsPerMinute,
        }),
      ),
    )
    await app.register(
      editorRoutes(
        editorService({
          uploads,
          storage: options.storage,
          fileAddress,
          clock,
          limits: options.configuration.upload,
        }),
      ),
    )
    await app.register(outsidePictureRoutes(options.fetchOutsidePicture))
    await app.register(
      fileRoutes({
        files,
        storage: options.storage,
        addresses,
        presentations: options.presentations,
        clock,
        send,
      }),
    )
    await app.register(streamRoutes({ files, addresses: streams, send }))
  }

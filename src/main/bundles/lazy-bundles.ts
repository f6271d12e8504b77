import type { Container } from 'inversify'
import type { SignedIn } from '#application/app-actors.ts'
import type { WritingDesk } from '#application/writing/writing-desk.ts'
import type { SignedInAdapters } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import { lazyModule } from './lazy-module.ts'

/** What is fetched with the first page that needs it; a user who only watches lessons never fetches it. */
export const lazyBundles = (
  container: Container,
  adapters: SignedInAdapters,
  app: AppContext,
): Omit<SignedIn, 'actors' | 'pages' | 'folders' | 'list'> => {
  const account = lazyModule(async () => {
    const [{ openAccount }, modules] = await Promise.all([
      import('./account.bootstrap.ts'),
      adapters.account(),
    ])
    return openAccount(container, modules, app)
  })
  const course = lazyModule(async () => {
    const [{ openCourses }, modules] = await Promise.all([import('./course.bootstrap.ts'), adapters.course()])
    return openCourses(container, modules, app)
  })
  const resource = lazyModule(async () => {
    const [{ openResource }, modules] = await Promise.all([
      import('./resource.bootstrap.ts'),
      adapters.resource(),
    ])
    return openResource(container, modules, app)
  })
  const pictures = lazyModule(async () => {
    const [{ openPictures }, modules] = await Promise.all([
      import('./pictures.bootstrap.ts'),
      adapters.pictures(),
    ])
    return openPictures(container, modules)
  })
  const writing = lazyModule(async (): Promise<WritingDesk> => {
    const [{ openWriting }, modules] = await Promise.all([
      import('./writing.bootstrap.ts'),
      adapters.writing(),
    ])
    return openWriting(container, modules, app, {
      lesson: () => lesson.load(),
      comments: () => comments.load(),
    })
  })
  const comments = lazyModule(async () => {
    const [{ openComments }, modules] = await Promise.all([
      import('./comments.bootstrap.ts'),
      adapters.comments(),
      writing.load(),
    ])
    return openComments(container, modules)
  })
  const answering = lazyModule(async () => {
    const [{ openAnswering }, modules] = await Promise.all([
      import('./answering.bootstrap.ts'),
      adapters.answering(),
    ])
    return openAnswering(container, modules, app)
  })
  const lesson = lazyModule(async () => {
    const [{ openLesson }, modules] = await Promise.all([
      import('./lesson.bootstrap.ts'),
      adapters.lesson(),
      answering.load(),
      writing.load(),
    ])
    return openLesson(container, modules, app)
  })
  const liveConsole = lazyModule(async () => {
    const [{ openLiveConsoles }, modules] = await Promise.all([
      import('./live-console.bootstrap.ts'),
      adapters.liveConsole(),
    ])
    return openLiveConsoles(container, modules, app)
  })
  const questionBank = lazyModule(async () => {
    const [{ openQuestionBank }, modules] = await Promise.all([
      import('./question-bank.bootstrap.ts'),
      adapters.questionBank(),
      answering.load(),
    ])
    return openQuestionBank(container, modules, app)
  })
  const making = lazyModule(async () => {
    const [{ openMaking }, modules] = await Promise.all([
      import('./making.bootstrap.ts'),
      adapters.making(),
      questionBank.load(),
      pictures.load(),
    ])
    return openMaking(container, modules, app)
  })
  const paper = lazyModule(async () => {
    const [{ openPaper }, modules] = await Promise.all([
      import('./paper.bootstrap.ts'),
      adapters.paper(),
      questionBank.load(),
    ])
    return openPaper(container, modules, app)
  })
  const school = lazyModule(async () => {
    const [{ openSchool }, modules] = await Promise.all([import('./school.bootstrap.ts'), adapters.school()])
    return openSchool(container, modules, app)
  })
  const sharing = lazyModule(async () => {
    const [{ openSharing }, modules] = await Promise.all([
      import('./sharing.bootstrap.ts'),
      adapters.sharing(),
    ])
    return openSharing(container, modules)
  })
  const ownFiles = lazyModule(async () => {
    const [{ openOwnFiles }, modules] = await Promise.all([
      import('./own-files.bootstrap.ts'),
      adapters.ownFiles(),
      sharing.load(),
    ])
    return openOwnFiles(container, modules, app)
  })
  const review = lazyModule(async () => {
    const [{ openReview }, modules] = await Promise.all([
      import('./review.bootstrap.ts'),
      adapters.review(),
      sharing.load(),
    ])
    return openReview(container, modules, app)
  })
  const livePlans = lazyModule(async () => {
    const [{ openLivePlans }, modules] = await Promise.all([
      import('./live-plans.bootstrap.ts'),
      adapters.livePlans(),
      school.load(),
    ])
    return openLivePlans(container, modules, app)
  })
  const studio = lazyModule(async () => {
    const [{ openStudio }, modules] = await Promise.all([import('./studio.bootstrap.ts'), adapters.studio()])
    return openStudio(container, modules, app)
  })
  const office = lazyModule(async () => {
    const [{ openOffice }, modules] = await Promise.all([import('./office.bootstrap.ts'), adapters.office()])
    return openOffice(container, modules, app)
  })
  return {
    account: account.load,
    course: course.load,
    resource: resource.load,
    comments: comments.load,
    pictures: pictures.load,
    writing: writing.load,
    question: answering.load,
    lesson: lesson.load,
    liveConsole: liveConsole.load,
    bank: questionBank.load,
    making: making.load,
    paper: paper.load,
    school: school.load,
    sharing: sharing.load,
    ownFiles: ownFiles.load,
    ownFilesLoaded: ownFiles.loaded,
    review: review.load,
    livePlans: livePlans.load,
    studio: studio.load,
    office: office.load,
  }
}

import type { Container, ContainerModule } from 'inversify'
import type { SignedIn } from '#application/app-actors.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { WritingDesk } from '#application/writing/writing-desk.ts'
import type { SignedInAdapters } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import type { ListBootstrap, ReadsAhead } from './bootstrap.ts'
import { type LazyModule, lazyModule } from './lazy-module.ts'

/**
 * Fetches the code of a bundle, its adapters and the bundles that it stands on side by side, and then opens it. `open` adds its
 * container modules and gives the statecharts that its pages ask for.
 */
const bundle = <Code, Logic>(
  code: () => Promise<Code>,
  adapters: () => Promise<readonly ContainerModule[]>,
  open: (code: Code, adapters: readonly ContainerModule[]) => Logic,
  needs: readonly LazyModule<unknown>[] = [],
): LazyModule<Logic> =>
  lazyModule(async () => {
    const [fetched, modules] = await Promise.all([
      code(),
      adapters(),
      ...needs.map((needed) => needed.load()),
    ])
    return open(fetched, modules)
  })

/** What a page asks of them, and what favourites, arrivals and the opening of the app are wired to. */
export interface LazyBundles {
  readonly loads: Omit<SignedIn, 'actors' | 'formDrafts'>
  readonly list: LazyModule<ListBootstrap>
  readonly folders: LazyModule<FoldersLogic>
  /** Those that ask ahead for what the app is opened at. */
  readonly ahead: Readonly<Record<'course' | 'lesson' | 'resource' | 'questionBank', LazyModule<ReadsAhead>>>
}

/** What is fetched when: each with the first page that needs it. A user who only watches lessons never fetches the rest. */
export const lazyBundles = (
  container: Container,
  adapters: SignedInAdapters,
  app: AppContext,
): LazyBundles => {
  /** With 个人中心 or 通知, or for a first password. */
  const account = bundle(
    () => import('./account.bootstrap.ts'),
    adapters.account,
    ({ openAccount }, modules) => openAccount(container, modules, app),
  )
  /** With the first list that is shown. */
  const list = bundle(
    () => import('./list.bootstrap.ts'),
    adapters.list,
    ({ openList }, modules) => openList(container, modules, app),
  )
  /** With the first choice of a folder of favourites, or with the first list of them. */
  const folders = bundle(
    () => import('./folders.bootstrap.ts'),
    adapters.folders,
    ({ openFolders }, modules) => openFolders(container, modules, app),
  )
  /** With the first course that is opened. */
  const course = bundle(
    () => import('./course.bootstrap.ts'),
    adapters.course,
    ({ openCourses }, modules) => openCourses(container, modules, app),
  )
  /** With the first resource that is opened, or with the first file that is looked at. */
  const resource = bundle(
    () => import('./resource.bootstrap.ts'),
    adapters.resource,
    ({ openResource }, modules) => openResource(container, modules, app),
  )
  /** With the first editor, or with the first page of who makes questions. */
  const pictures = bundle(
    () => import('./pictures.bootstrap.ts'),
    adapters.pictures,
    ({ openPictures }, modules) => openPictures(container, modules),
  )
  /** With the first notes or comments, or with those that wait in the browser. */
  const writing: LazyModule<WritingDesk> = bundle(
    () => import('./writing.bootstrap.ts'),
    adapters.writing,
    ({ openWriting }, modules) =>
      openWriting(container, modules, app, {
        lesson: () => lesson.load(),
        comments: () => comments.load(),
      }),
  )
  /** With the first comments that are shown. */
  const comments = bundle(
    () => import('./comments.bootstrap.ts'),
    adapters.comments,
    ({ openComments }, modules) => openComments(container, modules),
    [writing],
  )
  /** With the first page that asks a question, or with answers that wait to be sent. */
  const answering = bundle(
    () => import('./answering.bootstrap.ts'),
    adapters.answering,
    ({ openAnswering }, modules) => openAnswering(container, modules, app),
  )
  /** With /play. */
  const lesson = bundle(
    () => import('./lesson.bootstrap.ts'),
    adapters.lesson,
    ({ openLesson }, modules) => openLesson(container, modules, app),
    [answering, writing],
  )
  /** For who teaches a live lesson. */
  const liveConsole = bundle(
    () => import('./live-console.bootstrap.ts'),
    adapters.liveConsole,
    ({ openLiveConsoles }, modules) => openLiveConsoles(container, modules, app),
  )
  /** With the first page of the question bank, or with what collects its questions. */
  const questionBank = bundle(
    () => import('./question-bank.bootstrap.ts'),
    adapters.questionBank,
    ({ openQuestionBank }, modules) => openQuestionBank(container, modules, app),
  )
  /** With the first page of who makes questions, brings them in or puts them right. */
  const making = bundle(
    () => import('./making.bootstrap.ts'),
    adapters.making,
    ({ openMaking }, modules) => openMaking(container, modules, app),
    [questionBank, pictures],
  )
  /** With the first page of papers. */
  const paper = bundle(
    () => import('./paper.bootstrap.ts'),
    adapters.paper,
    ({ openPaper }, modules) => openPaper(container, modules, app),
    [answering, questionBank],
  )
  /** With the first page of a school's library or of its cloud space. */
  const school = bundle(
    () => import('./school.bootstrap.ts'),
    adapters.school,
    ({ openSchool }, modules) => openSchool(container, modules, app),
  )
  /** With whatever looks at what was handed to a school. */
  const sharing = bundle(
    () => import('./sharing.bootstrap.ts'),
    adapters.sharing,
    ({ openSharing }, modules) => openSharing(container, modules),
  )
  /** With the first page of one's own files, or with uploads that are not done. */
  const ownFiles = bundle(
    () => import('./own-files.bootstrap.ts'),
    adapters.ownFiles,
    ({ openOwnFiles }, modules) => openOwnFiles(container, modules, app),
    [sharing],
  )
  /** With the way to the review, for who may review. */
  const review = bundle(
    () => import('./review.bootstrap.ts'),
    adapters.review,
    ({ openReview }, modules) => openReview(container, modules, app),
    [sharing],
  )
  /** With the first page of lessons that are planned. */
  const livePlans = bundle(
    () => import('./live-plans.bootstrap.ts'),
    adapters.livePlans,
    ({ openLivePlans }, modules) => openLivePlans(container, modules, app),
    [school],
  )
  /** With the first page of the studio, of jobs or of what is published, or with edits that wait to be sent. */
  const studio = bundle(
    () => import('./studio.bootstrap.ts'),
    adapters.studio,
    ({ openStudio }, modules) => openStudio(container, modules, app),
  )
  /** With the first page of administrators. */
  const office = bundle(
    () => import('./office.bootstrap.ts'),
    adapters.office,
    ({ openOffice }, modules) => openOffice(container, modules, app),
  )
  const loads = {
    account: account.load,
    folders: folders.load,
    list: list.load,
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
  return { loads, list, folders, ahead: { course, lesson, resource, questionBank } }
}

import type { Container, ContainerModule } from 'inversify'
import type { SignedIn } from '#application/app-actors.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { WritingDesk } from '#application/writing/writing-desk.ts'
import type { SignedInAdapters } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import type { ListBootstrap, ReadsAhead } from './bootstrap.ts'
import { type LazyModule, lazyModule } from './lazy-module.ts'

/**
 * Loads the code of a bundle, its adapters and the bundles it depends on in parallel, then calls `open`,
 * which adds the container modules and returns the statecharts for the pages.
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

/** The bundles for pages, and those that the wiring of favourites, arrivals and the start of the app uses. */
export interface LazyBundles {
  readonly loads: Omit<SignedIn, 'actors' | 'formDrafts'>
  readonly list: LazyModule<ListBootstrap>
  readonly folders: LazyModule<FoldersLogic>
  /** The bundles that read ahead the data of the page that the app is opened at. */
  readonly ahead: Readonly<Record<'course' | 'lesson' | 'resource' | 'questionBank', LazyModule<ReadsAhead>>>
}

/**
 * Defines all bundles. Each is loaded with the first page that needs it, so that a user who only watches
 * lessons never loads the rest.
 */
export const lazyBundles = (
  container: Container,
  adapters: SignedInAdapters,
  app: AppContext,
): LazyBundles => {
  /** Loaded with 个人中心, 通知, or for a first password. */
  const account = bundle(
    () => import('./account.bootstrap.ts'),
    adapters.account,
    ({ openAccount }, modules) => openAccount(container, modules, app),
  )
  /** Loaded with the first list. */
  const list = bundle(
    () => import('./list.bootstrap.ts'),
    adapters.list,
    ({ openList }, modules) => openList(container, modules, app),
  )
  /** Loaded with the first choice or list of folders of favourites. */
  const folders = bundle(
    () => import('./folders.bootstrap.ts'),
    adapters.folders,
    ({ openFolders }, modules) => openFolders(container, modules, app),
  )
  /** Loaded with the first course. */
  const course = bundle(
    () => import('./course.bootstrap.ts'),
    adapters.course,
    ({ openCourses }, modules) => openCourses(container, modules, app),
  )
  /** Loaded with the first resource or file preview. */
  const resource = bundle(
    () => import('./resource.bootstrap.ts'),
    adapters.resource,
    ({ openResource }, modules) => openResource(container, modules, app),
  )
  /** Loaded with the first rich-text editor or the first page of question making. */
  const pictures = bundle(
    () => import('./pictures.bootstrap.ts'),
    adapters.pictures,
    ({ openPictures }, modules) => openPictures(container, modules),
  )
  /** Loaded with the first notes or comments, or for unsent ones in the browser. */
  const writing: LazyModule<WritingDesk> = bundle(
    () => import('./writing.bootstrap.ts'),
    adapters.writing,
    ({ openWriting }, modules) =>
      openWriting(container, modules, app, {
        lesson: () => lesson.load(),
        comments: () => comments.load(),
      }),
  )
  /** Loaded with the first comments. */
  const comments = bundle(
    () => import('./comments.bootstrap.ts'),
    adapters.comments,
    ({ openComments }, modules) => openComments(container, modules),
    [writing],
  )
  /** Loaded with the first page with questions, or for unsent answers. */
  const answering = bundle(
    () => import('./answering.bootstrap.ts'),
    adapters.answering,
    ({ openAnswering }, modules) => openAnswering(container, modules, app),
  )
  /** Loaded with /play. */
  const lesson = bundle(
    () => import('./lesson.bootstrap.ts'),
    adapters.lesson,
    ({ openLesson }, modules) => openLesson(container, modules, app),
    [answering, writing],
  )
  /** Loaded for teachers of a live lesson. */
  const liveConsole = bundle(
    () => import('./live-console.bootstrap.ts'),
    adapters.liveConsole,
    ({ openLiveConsoles }, modules) => openLiveConsoles(container, modules, app),
  )
  /** Loaded with the first page of the question bank, or with the basket. */
  const questionBank = bundle(
    () => import('./question-bank.bootstrap.ts'),
    adapters.questionBank,
    ({ openQuestionBank }, modules) => openQuestionBank(container, modules, app),
  )
  /** Loaded with the first page for writing, importing or correcting questions. */
  const making = bundle(
    () => import('./making.bootstrap.ts'),
    adapters.making,
    ({ openMaking }, modules) => openMaking(container, modules, app),
    [questionBank, pictures],
  )
  /** Loaded with the first page of papers. */
  const paper = bundle(
    () => import('./paper.bootstrap.ts'),
    adapters.paper,
    ({ openPaper }, modules) => openPaper(container, modules, app),
    [answering, questionBank],
  )
  /** Loaded with the first page of a school's library or cloud school. */
  const school = bundle(
    () => import('./school.bootstrap.ts'),
    adapters.school,
    ({ openSchool }, modules) => openSchool(container, modules, app),
  )
  /** Loaded with the first page about shared files. */
  const sharing = bundle(
    () => import('./sharing.bootstrap.ts'),
    adapters.sharing,
    ({ openSharing }, modules) => openSharing(container, modules),
  )
  /** Loaded with the first page of own files, or for unfinished uploads. */
  const ownFiles = bundle(
    () => import('./own-files.bootstrap.ts'),
    adapters.ownFiles,
    ({ openOwnFiles }, modules) => openOwnFiles(container, modules, app),
    [sharing],
  )
  /** Loaded for reviewers, with the link to the review. */
  const review = bundle(
    () => import('./review.bootstrap.ts'),
    adapters.review,
    ({ openReview }, modules) => openReview(container, modules, app),
    [sharing],
  )
  /** Loaded with the first page of live plans. */
  const livePlans = bundle(
    () => import('./live-plans.bootstrap.ts'),
    adapters.livePlans,
    ({ openLivePlans }, modules) => openLivePlans(container, modules, app),
    [school],
  )
  /** Loaded with the first page of the studio, of jobs or of published contents, or for unsent edits. */
  const studio = bundle(
    () => import('./studio.bootstrap.ts'),
    adapters.studio,
    ({ openStudio }, modules) => openStudio(container, modules, app),
  )
  /** Loaded with the first page of the office. */
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

import { ContainerModule } from 'inversify'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { EXPIRY_SIGNAL, SESSION_STORE } from '../session/tokens.ts'
import type { AdapterSet, SignedInAdapters } from './adapter-set.ts'
import { memoryConnection } from './memory/connection.ts'
import { memorySignedIn } from './memory/signed-in.ts'
import { BACKEND, BROWSER, CALLER } from './memory/tokens.ts'
import { memoryVisitor } from './memory/visitor.ts'

/** The set for tests and demos without server and browser stores: everything is in memory. */
export const memoryAdapters = (backend: MemoryBackend, browser: MemoryBrowser): AdapterSet => ({
  visitor: [
    new ContainerModule(({ bind }) => {
      bind(BACKEND).toConstantValue(backend)
      bind(BROWSER).toConstantValue(browser)
      bind(CALLER).toResolvedValue(
        (store, expiry) => ({
          token: store.token,
          expired: (token, words) => expiry.tell({ token, words }),
          forbidden: (token) => expiry.tell({ token, isRefused: true }),
        }),
        [SESSION_STORE, EXPIRY_SIGNAL],
      )
    }),
    memoryVisitor,
  ],
  connection: () => Promise.resolve([memoryConnection]),
  signedIn: () => Promise.resolve(signedIn),
})

const curriculum = async () => (await import('./memory/curriculum.ts')).memoryCurriculum

const signedIn: SignedInAdapters = {
  modules: [memorySignedIn],
  account: async () => [(await import('./memory/account.ts')).memoryAccount],
  folders: async () => [(await import('./memory/folders.ts')).memoryFolders],
  course: async () => [(await import('./memory/course.ts')).memoryCourses],
  list: async () => [(await import('./memory/list.ts')).memoryList, await curriculum()],
  resource: async () => [(await import('./memory/resource.ts')).memoryPreview],
  comments: async () => [(await import('./memory/comments.ts')).memoryComments],
  pictures: async () => [(await import('./memory/pictures.ts')).memoryPictures],
  writing: async () => [(await import('./memory/writing.ts')).memoryWriting],
  lesson: async () => [(await import('./memory/lesson.ts')).memoryLesson],
  liveConsole: async () => [(await import('./memory/live-console.ts')).memoryLiveConsole],
  answering: async () => [(await import('./memory/answering.ts')).memoryAnswering],
  questionBank: async () => [
    (await import('./memory/question-bank.ts')).memoryQuestionBank,
    await curriculum(),
  ],
  making: async () => [(await import('./memory/making.ts')).memoryMaking],
  paper: async () => [(await import('./memory/paper.ts')).memoryPaper],
  school: async () => [(await import('./memory/school.ts')).memorySchool, await curriculum()],
  sharing: async () => [(await import('./memory/sharing.ts')).memorySharing],
  ownFiles: async () => [(await import('./memory/own-files.ts')).memoryOwnFiles],
  review: async () => [(await import('./memory/review.ts')).memoryReview],
  livePlans: async () => [(await import('./memory/live-plans.ts')).memoryLivePlans],
  studio: async () => [(await import('./memory/studio.ts')).memoryStudio, await curriculum()],
  office: async () => [(await import('./memory/office.ts')).memoryOffice],
}

/** A short latency, so that loading states are visible in a demo. */
const DEMO_LATENCY_MS = 150

export const adapters: AdapterSet = memoryAdapters(
  createMemoryBackend({ latencyMs: DEMO_LATENCY_MS }),
  createMemoryBrowser(),
)

import type { SignedInAdapters } from '../adapter-set.ts'
import { browserSignedIn } from '../browser/signed-in.ts'
import { wireSignedIn } from '../wire/signed-in.ts'

/** Adapters for signed-in users. */
export const axiosSignedIn: SignedInAdapters = {
  modules: [browserSignedIn, wireSignedIn],
  account: async () => [(await import('../wire/account.ts')).wireAccount],
  folders: async () => [(await import('../wire/folders.ts')).wireFolders],
  course: async () => [(await import('../wire/course.ts')).wireCourses],
  list: async () => (await import('./list.ts')).axiosList,
  resource: async () => [(await import('../browser/resource.ts')).browserPreview],
  comments: async () => [(await import('../wire/comments.ts')).wireComments],
  pictures: async () => [(await import('../wire/pictures.ts')).wirePictures],
  writing: async () => [(await import('../browser/writing.ts')).browserWriting],
  lesson: async () => (await import('./lesson.ts')).axiosLesson,
  liveConsole: async () => (await import('./live-console.ts')).axiosLiveConsole,
  answering: async () => (await import('./answering.ts')).axiosAnswering,
  questionBank: async () => (await import('./question-bank.ts')).axiosQuestionBank,
  making: async () => (await import('./making.ts')).axiosMaking,
  paper: async () => (await import('./paper.ts')).axiosPaper,
  school: async () => (await import('./school.ts')).axiosSchool,
  sharing: async () => [(await import('../wire/sharing.ts')).wireSharing],
  ownFiles: async () => (await import('./own-files.ts')).axiosOwnFiles,
  review: async () => [(await import('../wire/review.ts')).wireReview],
  livePlans: async () => (await import('./live-plans.ts')).axiosLivePlans,
  studio: async () => (await import('./studio.ts')).axiosStudio,
  office: async () => (await import('./office.ts')).axiosOffice,
}

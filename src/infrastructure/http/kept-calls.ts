import type { Call } from '#contract/call.ts'
import * as cloudSchool from '#contract/cloud-school.ts'
import { getCommentsList } from '#contract/comment.ts'
import { getCourseDetailsInfo, getStructurePageList } from '#contract/course.ts'
import * as curriculum from '#contract/curriculum.ts'
import { favoriteChildren, favoritePage, getFavoriteList } from '#contract/favourite.ts'
import { getFilm } from '#contract/film.ts'
import { getLearningPageList } from '#contract/learning.ts'
import { getLiveDetailsInfo, getLivePageList } from '#contract/live-course.ts'
import { getNotes } from '#contract/note.ts'
import { getPaper, getPapers } from '#contract/paper.ts'
import { getStructurePageContentInfo } from '#contract/playback.ts'
import { getPractices, getWrongQuestions } from '#contract/practice.ts'
import { getPrivateFile } from '#contract/private-file.ts'
import { getQuestionInfo } from '#contract/question.ts'
import * as bank from '#contract/question-bank.ts'
import * as resource from '#contract/resource.ts'
import * as schoolFile from '#contract/school-file.ts'
import { getSearchList } from '#contract/search-list.ts'

/** What can be read without a network once it was opened: lists, details, lessons, questions, papers. */
const CALLS: readonly Call[] = [
  cloudSchool.getCloudSchool,
  cloudSchool.getSchoolNotices,
  cloudSchool.getSchoolCourses,
  getCommentsList,
  getStructurePageList,
  getCourseDetailsInfo,
  curriculum.leftTree,
  curriculum.leftSubtree,
  curriculum.detailsLeftMenu,
  curriculum.detailsHeadMenu,
  curriculum.leftMenu,
  curriculum.headTag,
  getFavoriteList,
  favoriteChildren,
  favoritePage,
  getFilm,
  getLearningPageList,
  getLivePageList,
  getLiveDetailsInfo,
  getNotes,
  getPapers,
  getPaper,
  getStructurePageContentInfo,
  getPractices,
  getWrongQuestions,
  getPrivateFile,
  getQuestionInfo,
  bank.getQuestionCatalogue,
  bank.getQuestionBankDetails,
  bank.getBankQuestion,
  bank.getQuestionSolution,
  resource.resourceContentInfo,
  resource.typedContentInfo,
  resource.resourceContentList,
  resource.getResourceDetailsInfo,
  schoolFile.getCurrentUserOrgList,
  schoolFile.getUserSchoolContent,
  schoolFile.getSchoolFileInfo,
  schoolFile.getSchoolSubjectMenu,
  schoolFile.getContentTags,
  getSearchList,
]

const PATHS: ReadonlySet<string> = new Set(CALLS.map(({ path }) => path))

/**
 * Whether what a call answers is kept. Nothing of people, sessions, keys of stores or addresses of other services is, nor what changes
 * while one looks at it.
 */
export const isKept = ({ path }: Call): boolean => PATHS.has(path)

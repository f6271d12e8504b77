import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { saveCloudMenu } from '#contract/cloud-menu.ts'
import { reportComment } from '#contract/comment-report.ts'
import { COURSE_LIMITS, COURSE_TEXT_LIMITS } from '#contract/course-document.ts'
import { saveCurriculumNode } from '#contract/curriculum-admin.ts'
import { saveBanner } from '#contract/frame-banner.ts'
import { saveFrameWord } from '#contract/frame-word.ts'
import { returnLivePlan } from '#contract/live-plan.ts'
import { LIVE_PLAN_LIMITS } from '#contract/live-plan-document.ts'
import { MAX_NOTICE_PICTURES } from '#contract/managed-announcement.ts'
import { takeDownContent } from '#contract/moderation.ts'
import { saveNote } from '#contract/note.ts'
import { PAPER_LIMITS, savePaper } from '#contract/paper.ts'
import { reportQuestionFault, settleFault } from '#contract/question-fault.ts'
import { reviseResource } from '#contract/resource-version.ts'
import { takeDownUserShare, verifyUserShare } from '#contract/review.ts'
import { getSchools } from '#contract/schools.ts'
import { proveSecondFactor } from '#contract/second-factor.ts'
import { login } from '#contract/session.ts'
import { askTakeDown, shareFileToSchool } from '#contract/share.ts'
import { returnCourseDraft } from '#contract/studio-life.ts'
import { MOST_COURSE_EDITORS } from '#contract/studio-people.ts'
import { MAX_ANNOUNCEMENT_PICTURES } from '#domain/announcement/managed-announcement.ts'
import { MAX_REPORT_WORDS } from '#domain/comment/comment-report.ts'
import { MAX_CLOUD_MENU_NAME } from '#domain/frame/cloud-menu.ts'
import { MAX_NODE_LENGTH } from '#domain/frame/curriculum-tree.ts'
import { MAX_BANNER_LINK, MAX_BANNER_TITLE } from '#domain/frame/managed-banner.ts'
import { MAX_WORD_LENGTH } from '#domain/frame/managed-word.ts'
import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { MAX_REASON_LENGTH } from '#domain/kernel/reason.ts'
import { MAX_TAKE_DOWN_REASON } from '#domain/moderation/content-standing.ts'
import { MAX_IN_SECTION, MAX_PAPER_NAME_LENGTH, MAX_SECTIONS } from '#domain/paper/paper.ts'
import { MAX_PAPER_NOTES_LENGTH } from '#domain/paper/paper-frame.ts'
import { MAX_NOTE_LENGTH } from '#domain/playback/note-draft.ts'
import { MAX_SHARE_NOTE_LENGTH } from '#domain/private-file/share.ts'
import { MAX_FAULT_LENGTH } from '#domain/question/question-fault.ts'
import { MAX_REPLY_LENGTH } from '#domain/question/reported-fault.ts'
import { MAX_INTRODUCTION, MAX_NAME, MAX_REMARK, MAX_SUMMARY } from '#domain/release/resource-version.ts'
import { MAX_ACCOUNT_LENGTH } from '#domain/session/credentials.ts'
import { MAX_CODE_LENGTH } from '#domain/session/second-factor.ts'
import {
  MAX_COURSE_CHAPTERS,
  MAX_COURSE_EDITORS,
  MAX_COURSE_INTRODUCTION,
  MAX_COURSE_NAME,
  MAX_COURSE_SECTIONS,
  MAX_COURSE_SUMMARY,
  MAX_COURSE_TAGS,
  MAX_COURSE_TEACHERS,
  MAX_EXERCISE_QUESTIONS,
  MAX_FILM_POINTS,
  MIN_COURSE_NAME,
} from '#domain/studio/course-document.ts'
import {
  MAX_PLAN_NAME,
  MAX_PLAN_SESSIONS,
  MAX_PLAN_TEACHERS,
  MAX_PREPARED_QUESTIONS,
  MAX_STREAM_ADDRESS,
  MIN_PLAN_NAME,
} from '#domain/studio/plan-limits.ts'

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly anyOf?: readonly Described[]
  readonly maxLength?: number
}

/** What the body of a call takes of a field at most. */
const mostOf = ({ body }: Call, place: string): number | undefined => {
  if (body === undefined) return undefined
  const whole = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Described
  return place.split('.').reduce<Described | undefined>((within, name) => {
    const found = within?.properties?.[name]
    return found?.anyOf?.[0] ?? found
  }, whole)?.maxLength
}

/** A text that a form lets through and the server refuses, or the other way about, is what this finds. */
it.each<readonly [Call, string, number]>([
  [saveNote, 'Content', MAX_NOTE_LENGTH],
  [shareFileToSchool, 'Remark', MAX_SHARE_NOTE_LENGTH],
  [askTakeDown, 'Reason', MAX_REASON_LENGTH],
  [verifyUserShare, 'Reason', MAX_REASON_LENGTH],
  [takeDownUserShare, 'Reason', MAX_REASON_LENGTH],
  [savePaper, 'Name', MAX_PAPER_NAME_LENGTH],
  [savePaper, 'Frame.Notes', MAX_PAPER_NOTES_LENGTH],
  [reportComment, 'Words', MAX_REPORT_WORDS],
  [takeDownContent, 'Reason', MAX_TAKE_DOWN_REASON],
  [reportQuestionFault, 'Content', MAX_FAULT_LENGTH],
  [settleFault, 'Reply', MAX_REPLY_LENGTH],
  [reviseResource, 'Name', MAX_NAME],
  [reviseResource, 'Summary', MAX_SUMMARY],
  [reviseResource, 'Introduction', MAX_INTRODUCTION],
  [reviseResource, 'Remark', MAX_REMARK],
  [saveFrameWord, 'Name', MAX_WORD_LENGTH],
  [saveCurriculumNode, 'Name', MAX_NODE_LENGTH],
  [saveBanner, 'Title', MAX_BANNER_TITLE],
  [saveBanner, 'LinkUrl', MAX_BANNER_LINK],
  [saveCloudMenu, 'Name', MAX_CLOUD_MENU_NAME],
  [returnCourseDraft, 'Reason', MAX_REASON_LENGTH],
  [returnLivePlan, 'Reason', MAX_REASON_LENGTH],
  [getSchools, 'Keyword', MAX_KEYWORD_LENGTH],
  [login, 'Mobile', MAX_ACCOUNT_LENGTH],
  [proveSecondFactor, 'Code', MAX_CODE_LENGTH],
])('$path takes as much of $1 as its form lets somebody write', (call, place, most) => {
  expect(mostOf(call, place)).toBe(most)
})

it('a course and a plan are published with names as long as their forms let somebody write', () => {
  expect(COURSE_TEXT_LIMITS).toEqual({
    shortestName: MIN_COURSE_NAME,
    name: MAX_COURSE_NAME,
    summary: MAX_COURSE_SUMMARY,
    introduction: MAX_COURSE_INTRODUCTION,
  })
  expect([MIN_PLAN_NAME, MAX_PLAN_NAME]).toEqual([COURSE_TEXT_LIMITS.shortestName, COURSE_TEXT_LIMITS.name])
  expect(LIVE_PLAN_LIMITS.streamAddress).toBe(MAX_STREAM_ADDRESS)
})

it('a course, a plan and a paper take as many things as their forms let somebody put in', () => {
  expect(COURSE_LIMITS).toMatchObject({
    chapters: MAX_COURSE_CHAPTERS,
    sections: MAX_COURSE_SECTIONS,
    points: MAX_FILM_POINTS,
    questions: MAX_EXERCISE_QUESTIONS,
    teachers: MAX_COURSE_TEACHERS,
    tags: MAX_COURSE_TAGS,
  })
  expect(MOST_COURSE_EDITORS).toBe(MAX_COURSE_EDITORS)
  expect(LIVE_PLAN_LIMITS).toMatchObject({
    sessions: MAX_PLAN_SESSIONS,
    questions: MAX_PREPARED_QUESTIONS,
    teachers: MAX_PLAN_TEACHERS,
  })
  expect(PAPER_LIMITS).toEqual({ sections: MAX_SECTIONS, inSection: MAX_IN_SECTION })
})

it('a notice takes as many pictures as its form lets somebody put in', () => {
  expect(MAX_NOTICE_PICTURES).toBe(MAX_ANNOUNCEMENT_PICTURES)
})

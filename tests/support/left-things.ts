import type { ServiceIdentifier } from 'inversify'
import { announcementFormOf } from '#domain/announcement/managed-announcement.ts'
import { newCloudMenu } from '#domain/frame/cloud-menu.ts'
import { newPersonForm } from '#domain/people/new-person.ts'
import { formOf } from '#domain/people/person-form.ts'
import { NOWHERE } from '#domain/question/bank-query.ts'
import { newQuestionDraft } from '#domain/question/question-draft.ts'
import { formOf as resourceFormOf } from '#domain/release/resource-version.ts'
import { ANNOUNCEMENT_DRAFT_STORE } from '#main/announcement/admin.tokens.ts'
import { COMMENT_DRAFT_STORE } from '#main/comment/tokens.ts'
import { CLOUD_MENU_DRAFT_STORE } from '#main/frame/tokens.ts'
import { CONSOLE_KEPT_STORE } from '#main/live/tokens.ts'
import { SCROLL_PLACE_STORE } from '#main/navigation/scroll-place.tokens.ts'
import { BASKET_STORE, SITTING_STORE, UNSAVED_PAPER_STORE } from '#main/paper/tokens.ts'
import { NEW_PERSON_DRAFT_STORE, PERSON_DRAFT_STORE } from '#main/people/tokens.ts'
import { NOTE_DRAFT_STORE } from '#main/playback/tokens.ts'
import {
  ANSWER_DRAFT_STORE,
  CORRECTION_STORE,
  PRACTICE_STORE,
  QUESTION_DRAFT_STORE,
  UNSENT_ANSWER_STORE,
} from '#main/question/tokens.ts'
import { RESOURCE_DRAFT_STORE } from '#main/release/tokens.ts'
import { FORM_DRAFT_STORE } from '#main/session/form-draft.tokens.ts'
import { PARKED_PLACE_STORE } from '#main/session/tokens.ts'
import { PLAN_DRAFT_STORE } from '#main/studio/live-plan.tokens.ts'
import { CAPTION_DRAFT_STORE, HELD_EDITS_STORE, UNSENT_EDITS_STORE } from '#main/studio/tokens.ts'
import { UNSENT_WRITING_STORE } from '#main/writing/tokens.ts'
import { aManagedAnnouncement } from './announcements.ts'
import type { WorkKey } from './browser-keys.ts'
import { aPlanDocument, aPlanSession } from './live-plans.ts'
import { aPaper } from './papers.ts'
import { aPerson, MANAGED } from './persons.ts'
import { aPractice } from './practices.ts'
import { anItem } from './questions.ts'
import { aResourceVersion } from './resource-versions.ts'

/** The stores of one tab. */
export type Stores = <T>(token: ServiceIdentifier<T>) => T

export interface LeftThing {
  leave(stores: Stores, userId: number): void | Promise<void>
  isThere(stores: Stores, userId: number): boolean | Promise<boolean>
}

interface Drafts<Place, Draft> {
  read(place: Place & { readonly userId: number }): Draft | null
  keep(place: Place & { readonly userId: number }, draft: Draft): void
}

const draft = <Place, Draft>(
  token: ServiceIdentifier<Drafts<Place, Draft>>,
  place: Place,
  written: NoInfer<Draft>,
): LeftThing => ({
  leave: (stores, userId) => stores(token).keep({ userId, ...place }, written),
  isThere: (stores, userId) => stores(token).read({ userId, ...place }) !== null,
})

const words = { html: '<p>因为</p>', length: 2, pictures: 0 }
const person = formOf(aPerson())
const resource = resourceFormOf(aResourceVersion())
const plan = aPlanDocument({ sessions: [aPlanSession('key-of-one')] })

/** Of everything that a user leaves in the browser's stores one, by the key it lies under. R-session-5. */
export const LEFT_THINGS: Readonly<Record<WorkKey, LeftThing>> = {
  answerDrafts: draft(
    ANSWER_DRAFT_STORE,
    { sectionId: 5, questionId: 1 },
    { sheet: {}, clientId: 'of-a-test', tried: false },
  ),
  baskets: {
    leave: (stores, userId) => stores(BASKET_STORE).keep(userId, [{ questionId: 3, kind: 'single' }]),
    isThere: (stores, userId) => stores(BASKET_STORE).of(userId).length > 0,
  },
  captionDrafts: draft(
    CAPTION_DRAFT_STORE,
    { draftId: 5, sectionKey: 'key-of-a1', language: 'zh-CN' },
    { fileId: 7, lines: [{ id: 1, start: 0.5, end: 2, text: '一' }] },
  ),
  cloudMenuDrafts: draft(
    CLOUD_MENU_DRAFT_STORE,
    { organisationId: 2 },
    { ...newCloudMenu(2), name: '新生', parts: ['files'], kinds: ['课件'] },
  ),
  commentDrafts: draft(
    COMMENT_DRAFT_STORE,
    { content: { id: 3, type: 1 }, parentId: 0 },
    { text: words, score: 0, clientId: 'of-a-test', tried: false },
  ),
  formDrafts: draft(
    FORM_DRAFT_STORE,
    { form: 'fault/12' },
    { kind: 'answer', content: '答案应该是 B', clientId: 'of-a-test' },
  ),
  heldCourseEdits: draft(HELD_EDITS_STORE, { draftId: 5 }, [
    { op: 'set', key: '', field: 'name', was: '浮力', value: '压强' },
  ]),
  importCorrections: draft(
    CORRECTION_STORE,
    { file: 'mark' },
    { corrections: { 7: null }, editing: {}, source: '' },
  ),
  liveConsoles: draft(
    CONSOLE_KEPT_STORE,
    { sectionId: 71 },
    { intent: null, next: [{ kind: 'end' }], seconds: 300, chosen: {}, at: 1_772_442_000_000 },
  ),
  livePlanDrafts: draft(PLAN_DRAFT_STORE, { planId: 5 }, { base: plan, document: { ...plan, name: '导数' } }),
  newPersonDraft: draft(
    NEW_PERSON_DRAFT_STORE,
    {},
    { ...newPersonForm(MANAGED), account: '13700000001', name: '新来的' },
  ),
  noteDrafts: draft(
    NOTE_DRAFT_STORE,
    { sectionId: 71 },
    { noteId: 0, second: 83, text: '一', clientId: 'of-a-test' },
  ),
  noticeDrafts: draft(ANNOUNCEMENT_DRAFT_STORE, {}, announcementFormOf(aManagedAnnouncement())),
  parkedPlace: {
    leave: (stores, userId) => stores(PARKED_PLACE_STORE).park({ userId, address: '/details?id=3' }),
    isThere: (stores, userId) => stores(PARKED_PLACE_STORE).read()?.userId === userId,
  },
  personDrafts: draft(
    PERSON_DRAFT_STORE,
    { personId: 4 },
    { before: person, form: { ...person, name: '沈雨彤' } },
  ),
  practices: {
    leave: (stores, userId) =>
      stores(PRACTICE_STORE).keep(aPractice({ id: `practice-of-${userId}`, userId })),
    isThere: (stores, userId) => stores(PRACTICE_STORE).of(userId).length > 0,
  },
  questionDrafts: draft(
    QUESTION_DRAFT_STORE,
    { questionId: 0, writtenFor: '' },
    newQuestionDraft('a-draft-of-one', 1, { ...NOWHERE, stage: 2, subject: 20 }),
  ),
  resourceDrafts: draft(
    RESOURCE_DRAFT_STORE,
    { resourceId: 5 },
    { base: resource, form: { ...resource, name: '导数' } },
  ),
  scrollPlace: {
    leave: (stores, userId) =>
      stores(SCROLL_PLACE_STORE).keep({ userId, address: '/manage/people/4', top: 300 }),
    isThere: (stores, userId) => stores(SCROLL_PLACE_STORE).read()?.userId === userId,
  },
  sittings: draft(
    SITTING_STORE,
    { paperId: 1 },
    { practiceId: 'practice-one', startedAt: 1, sheet: {}, handedInAt: null, ownMarks: {}, changedAt: {} },
  ),
  unsavedPapers: draft(UNSAVED_PAPER_STORE, { paperId: 9 }, { paper: aPaper(), unanswered: null }),
  unsentAnswers: {
    leave: (stores, userId) =>
      stores(UNSENT_ANSWER_STORE).keep([
        {
          place: { userId, sectionId: 5, questionId: 1 },
          courseId: 101,
          items: [anItem({ clientId: `of-the-user-${userId}` })],
        },
      ]),
    isThere: async (stores, userId) => (await stores(UNSENT_ANSWER_STORE).read(userId)).length > 0,
  },
  unsentCourseEdits: {
    leave: (stores, userId) =>
      stores(UNSENT_EDITS_STORE).keep([
        {
          userId,
          draftId: 3,
          revision: 2,
          intentId: `intent-of-${userId}`,
          edits: [{ op: 'set', key: '', field: 'name', was: '', value: '浮力' }],
        },
      ]),
    isThere: async (stores, userId) => (await stores(UNSENT_EDITS_STORE).read(userId)).length > 0,
  },
  unsentWritings: {
    leave: (stores, userId) =>
      stores(UNSENT_WRITING_STORE).keep([
        {
          kind: 'note',
          place: { userId, sectionId: 71 },
          draft: { noteId: 0, second: 83, text: '一', clientId: `note-of-${userId}` },
        },
      ]),
    isThere: async (stores, userId) => (await stores(UNSENT_WRITING_STORE).read(userId)).length > 0,
  },
}

/** The keys of this user's work that is not there. */
export const missingOf = async (stores: Stores, userId: number): Promise<readonly string[]> => {
  const missing: string[] = []
  for (const [key, thing] of Object.entries(LEFT_THINGS))
    if (!(await thing.isThere(stores, userId))) missing.push(key)
  return missing
}

export const leaveAll = async (stores: Stores, userId: number): Promise<void> => {
  for (const thing of Object.values(LEFT_THINGS)) await thing.leave(stores, userId)
}

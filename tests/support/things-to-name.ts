import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Call } from '#contract/call.ts'
import { emptyCourse } from '#contract/course-document.ts'
import { emptyLivePlan } from '#contract/live-plan-document.ts'
import { ROSTER_KIND } from '#contract/roster.ts'
import type { Db } from '#server/db/database.ts'
import { category as categoryTable } from '#server/db/schema/category.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { courseDraft } from '#server/db/schema/course-draft.ts'
import { favouriteFolder } from '#server/db/schema/favourite.ts'
import { livePlan } from '#server/db/schema/live-plan.ts'
import { paper } from '#server/db/schema/paper.ts'
import { privateDirectory, privateFile } from '#server/db/schema/private-file.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { questionFault } from '#server/db/schema/question-fault.ts'
import { shareRequest } from '#server/db/schema/share-request.ts'
import { JPEG_BASE64 } from './a-jpeg.ts'
import { FRAME_THINGS } from './frame-things.ts'
import { thingsToManage } from './things-to-manage.ts'

type Known = Readonly<Record<string, unknown>>

const one = async <T>(rows: Promise<readonly T[]>): Promise<T> => {
  const [row] = await rows
  if (row === undefined) throw new Error('the seed has nothing of this kind')
  return row
}

/** A section of the kind, with its chapter and course. */
const sectionOf = (db: Db, type: number, kind: number) =>
  one(
    db
      .select({ sectionId: courseSection.id, chapterId: courseChapter.id, courseId: content.id })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .where(
        and(
          eq(content.type, type as 1),
          eq(content.schoolOnly, false),
          isNull(content.withdrawnAt),
          eq(courseSection.sectionType, kind as 1),
        ),
      )
      .orderBy(courseSection.id)
      .limit(1),
  )

const first = (db: Db, table: PgTable, id: AnyPgColumn, where: ReturnType<typeof and>) =>
  one(db.select({ id }).from(table).where(where).orderBy(id).limit(1)).then((row) => Number(row.id))

/**
 * What a reviewer of the seeded school, and for the calls of /manage its administrator of the platform, can name, by the names
 * of fields, for each call: with these a request gets as far as the statements that it is about.
 */
export const thingsToName = async (db: Db, userId: number): Promise<(call: Call) => Known> => {
  const now = new Date()
  const lesson = await sectionOf(db, CONTENT_TYPE.recorded, SECTION_TYPE.video)
  const live = await sectionOf(db, CONTENT_TYPE.live, SECTION_TYPE.live)
  const open = and(eq(content.schoolOnly, false), isNull(content.withdrawnAt))
  const resourceId = await first(db, content, content.id, and(eq(content.type, CONTENT_TYPE.resource), open))
  const bank = await one(
    db
      .select({ contentId: content.id, questionId: question.id, place: content })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(and(eq(question.questionType, QUESTION_TYPE.essay), isNotNull(content.chapterId), open))
      .orderBy(question.id)
      .limit(1),
  )
  const category = await one(db.select({ code: categoryTable.code }).from(categoryTable).limit(1))
  const [folder] = await db
    .insert(privateDirectory)
    .values({ userId, name: '备课', createdAt: now, updatedAt: now, parentId: null })
    .returning({ id: privateDirectory.id })
  const fileId = await first(
    db,
    privateFile,
    privateFile.id,
    and(eq(privateFile.userId, userId), isNull(privateFile.deletedAt)),
  )
  const requestId = await first(db, shareRequest, shareRequest.id, eq(shareRequest.organisationId, 1))
  const [fault] = await db
    .insert(questionFault)
    .values({
      userId,
      questionId: bank.questionId,
      kind: 1,
      body: '题干少一个字',
      clientId: 'a-fault-of-the-walk',
      createdAt: now,
    })
    .returning({ id: questionFault.id })
  const [kept] = await db
    .insert(favouriteFolder)
    .values({ userId, name: '备课', sort: 1, createdAt: now })
    .returning({ id: favouriteFolder.id })
  const [ownPaper] = await db
    .insert(paper)
    .values({
      userId,
      name: '单元练习',
      kind: 1,
      minutes: 0,
      sections: [],
      rowVersion: 1,
      clientId: 'a-paper-of-the-walk',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: paper.id })
  const [draft] = await db
    .insert(courseDraft)
    .values({
      organisationId: 1,
      ownerId: userId,
      contentId: null,
      status: 1,
      document: emptyCourse('二次函数', userId),
      revision: 1,
      version: 0,
      reason: '',
      submittedAt: null,
      clientId: 'a-draft-of-the-walk',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: courseDraft.id })
  const managed = await thingsToManage(db, now)
  const file = { fileId, name: '二次函数.mp4', duration: 60 }
  const plan = {
    ...emptyLivePlan('二次函数答疑', userId, 'lesson-of-the-walk'),
    cover: file,
    startTime: '2026-09-01T02:00:00Z',
    sessions: [
      {
        key: 'lesson-of-the-walk',
        name: '第 1 讲',
        film: file,
        questionIds: [bank.questionId],
        limits: [{ questionId: bank.questionId, seconds: 60 }],
      },
    ],
  }
  const [livePlanRow] = await db
    .insert(livePlan)
    .values({
      organisationId: 1,
      ownerId: userId,
      contentId: null,
      status: 1,
      document: emptyLivePlan('二次函数答疑', userId, 'lesson-of-the-walk'),
      published: null,
      revision: 1,
      version: 0,
      reason: '',
      clientId: 'a-plan-of-the-walk',
      intentId: '',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: livePlan.id })
  const { place } = bank
  const nodes = {
    StageId: place.stageId,
    SubjectId: place.subjectId,
    GradeId: 0,
    VersionId: place.versionId ?? 0,
    BookId: place.bookId ?? 0,
    ChapterId: place.chapterId ?? 0,
    KnowId: 0,
  }
  const menus = {
    stageId: place.stageId,
    subjectId: place.subjectId,
    stageid: place.stageId,
    subjectid: place.subjectId,
    bookId: place.bookId ?? 0,
    versionId: place.versionId ?? 0,
  }
  const everywhere: Known = {
    ...nodes,
    ...menus,
    ClientId: 'a-client-of-the-walk',
    PracticeId: 'a-practice-of-the-walk',
    Hash: '0'.repeat(64),
    Password: '0'.repeat(32),
    NewPassword: '1'.repeat(32),
    Code: '123456',
    Mobile: '13900000099',
    From: '2025-09-01T02:00:00Z',
    To: '2025-09-20T02:00:00Z',
    OrgId: 1,
    orgId: 1,
    CourseId: lesson.courseId,
    SectionId: lesson.sectionId,
    RecordSectionId: lesson.sectionId,
    RecordChapterId: lesson.chapterId,
    DetailsId: lesson.courseId,
    DetailsType: 1,
    ObjectId: lesson.courseId,
    ContentId: lesson.courseId,
    Type: 1,
    Id: 0,
    id: 0,
    ParentId: 0,
    parentId: 0,
    PointId: 0,
    QuestionId: bank.questionId,
    questionId: bank.questionId,
    Answer: ['答'],
    FileIds: [fileId],
    DirectoryIds: [],
    DirectoryId: 0,
    suffix: '',
    Suffix: '',
    trash: 0,
    tagIds: '',
    Keyword: '',
    area: '',
    source: '',
    difficultyLevel: 0,
    questionType: 0,
    year: 0,
    Unanswered: 0,
    Ids: '',
    ContentIds: '',
    Except: '',
    Asked: '',
    code: 'xbzy',
    DryRun: 1,
    Format: 1,
    uri: 'http://pictures.example/a.png',
    TagId: 0,
    TagIds: [],
    RightIds: [],
    Status: 0,
    mode: 1,
    count: 5,
    contentType: 0,
    type: 1,
    objectTagEnum: 1,
    RowVersion: 0,
    Sections: [{ Name: '一', Items: [{ QuestionId: bank.questionId, Score: 5 }] }],
  }
  const byPath: Readonly<Record<string, Known>> = {
    'cloudSchool/getschoolcourses': { Type: 1 },
    'comments/': { ObjectId: resourceId, Type: 3, Content: '很好用' },
    'comments/reportcomment': { Id: 1, Category: 2, Words: '骂人' },
    'favorite/addfavorite': { Type: 1, Name: '收藏' },
    'favorite/editfavorite': { Id: kept?.id, IsFolder: true, Name: '收藏', Sort: 1 },
    'manage/decidecommentreport': { Id: 1, Verdict: 1, Reason: '骂人' },
    'manage/': {
      Id: 3,
      RowVersion: 1,
      Name: '罗云舒',
      Title: '',
      RoleId: 1,
      PlatformRight: 0,
      Schools: [{ Id: 1, IsCanVerify: false, CanAdminister: false }],
      Mobile: '13700000001',
      IsDisabled: false,
      OrgId: 0,
      Shown: 0,
    },
    'manage/renameschool': { Id: managed.schoolId, Seen: '待合并的学校', Name: '改名的学校' },
    'manage/setschoolclosed': { Id: managed.schoolId },
    'manage/weighschools': { Id: managed.schoolId, IntoId: managed.otherSchoolId },
    'manage/mergeschools': { Id: managed.schoolId, IntoId: managed.otherSchoolId },
    roster: { Id: managed.rosterId, Kind: ROSTER_KIND.added, Entries: [] },
    ...FRAME_THINGS,
    'manage/savenotice': {
      Id: 0,
      RowVersion: 0,
      OrgId: 1,
      Title: '开学安排',
      Content: '<p>周一开学。</p>',
      IsTop: false,
      Publish: true,
    },
    'manage/withdrawnotice': { Id: 1, RowVersion: 1 },
    'manage/removenotice': { Id: 1, RowVersion: 1 },
    'manage/getnoticereaders': { Id: 1, Read: 1 },
    'notice/readnotices': { Ids: [1], All: false },
    'users/removedevice': { Id: 'none' },
    'paper/getpaper': { Id: ownPaper?.id },
    PackSchoolFile: { Ids: [resourceId] },
    'structuredirectory/getcoursedetailsinfo': { Id: lesson.courseId },
    getstructurepagecontentinfo: { Id: lesson.sectionId },
    'liveplaydirectory/getcoursedetailsinfo': { Id: live.courseId },
    'liveconsole/': { SectionId: live.sectionId, Form: 1, Seconds: 60, Key: 'A' },
    'livepagecontent/': {
      ...nodes,
      SectionId: live.sectionId,
      Id: live.sectionId,
      ChapterId: 0,
      BookId: 0,
      VersionId: 0,
    },
    'lefttree/:Id/:type': { Id: place.bookId, type: 1 },
    'resourcescontent/': { Id: resourceId, type: 3 },
    'resourcescontentinfo/4': { Id: bank.contentId },
    getresourcesdetailsinfo: { Id: resourceId },
    questionsolution: { Id: bank.questionId },
    similarquestions: { Id: bank.questionId },
    settlefault: { Id: fault?.id, Status: 1, SeenStatus: 0, Reply: '已改' },
    reportfault: { Content: '答案不对' },
    'structurepagecontent/questionsanswer': { CourseId: 0, SectionId: 0 },
    getquestioninfo: { QuestionId: 0 },
    GetShare: { Id: requestId },
    GetSimilarSchoolFile: { Id: requestId },
    VerifyUserShare: { Id: requestId, Status: 0, View: 1, Patch: null },
    ':orgId/VerifyUserShare': { Id: requestId, Status: 3, ReasonCode: 1, Patch: { ...nodes, TagId: 0 } },
    TakeDownUserShare: { Id: requestId, Status: 5, ReasonCode: 1 },
    AddOrUpdatePrivateFileContentAsync: { Id: fileId, Name: '课件', UploadId: undefined },
    AddOrUpdatePirvateFileDirectory: { Id: folder?.id, Name: '备课' },
    'PrivateFile/MovePrivateFile': { DirectoryId: folder?.id },
    addUserAction: { ObjectId: resourceId, Type: 3 },
    removerole: { HolderCount: 0, IntoId: 0 },
    saverole: {
      Name: '教务员',
      LjzkIsShow: true,
      IsResoure: true,
      ZjIsShow: true,
      Menus: [{ Name: '教务', Items: [{ Name: '首页', Parameter: 'code=yxsy' }] }],
    },
    'job/': { Id: '0190c1d2-0000-7000-8000-000000000000' },
    'data/leftmenu': { code: category.code },
    getstadyreport: { CourseId: 0, SectionId: 0 },
    'learningrecords/': { Ids: [] },
    'studio/': {
      Id: draft?.id,
      Revision: 1,
      IntentId: 'an-intent-of-the-walk',
      Reason: '内容有误',
      From: 0,
      To: 0,
    },
    savecoursedraft: { Edits: [{ op: 'set', key: '', field: 'name', was: '二次函数', value: '抛物线' }] },
    savecoursecaption: { Text: 'WEBVTT' },
    savecoursecover: { Picture: JPEG_BASE64 },
    setcourseeditors: { UserIds: [] },
    takestudiofile: { PrivateFileId: fileId },
    getcoursedrafts: { View: 1 },
    'livestudio/': {
      Id: livePlanRow?.id,
      Revision: 1,
      IntentId: 'an-intent-of-the-walk',
      Reason: '内容有误',
      Key: 'lesson-of-the-walk',
      PrivateFileId: fileId,
      Document: plan,
    },
    'livenotice/': { Ids: [1] },
    offerquestions: { Ids: [bank.questionId], Offered: true },
    'release/': { Id: lesson.courseId },
    'release/getresourceversions': { Id: resourceId },
    'release/reviseresource': {
      Id: resourceId,
      Number: 0,
      Name: '讲义',
      Summary: '',
      Introduction: '',
      FileId: 0,
      Cover: 0,
      CoverFileId: 0,
      Remark: '',
    },
    'release/restoreresource': { Id: resourceId, Number: 0, VersionId: 1, Remark: '' },
    'release/takebackversion': { VersionId: 1 },
    'release/decideversion': { VersionId: 1, RowVersion: 1, Status: 2, Reason: '' },
    'release/seepublishingnotices': { Ids: [1] },
    deciderelease: { RowVersion: 1, Status: 3, Reason: '内容有误' },
  }
  return ({ path }) => {
    const own = Object.entries(byPath).filter(([part]) => path.includes(part))
    return own.reduce<Known>((all, [, known]) => ({ ...all, ...known }), everywhere)
  }
}

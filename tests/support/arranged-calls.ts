import { randomUUID } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import { addComments, deleteComment } from '#contract/comment.ts'
import { devices } from '#contract/devices.ts'
import { addFavorite } from '#contract/favourite.ts'
import { createLivePlan, getLivePlan } from '#contract/live-plan.ts'
import { liveQuestionsAnswer } from '#contract/live-room.ts'
import { saveNote } from '#contract/note.ts'
import { savePaper } from '#contract/paper.ts'
import { addPerson } from '#contract/people.ts'
import { addPrivateDirectory, deletePrivateFiles } from '#contract/private-file.ts'
import { createCourseDraft } from '#contract/studio.ts'
import { arrangedCourses } from './arranged-course-calls.ts'
import { arrangedFactors, FACTOR_PERSONA } from './arranged-factor-calls.ts'
import { arrangedFiles } from './arranged-file-calls.ts'
import { arrangedLessons } from './arranged-lesson-calls.ts'
import { arrangedOffice } from './arranged-office-calls.ts'
import { arrangedPlans, plansOf } from './arranged-plan-calls.ts'
import { arrangedQuestions } from './arranged-question-calls.ts'
import { arrangedReleases } from './arranged-release-calls.ts'
import { type Changes, callsOf } from './ask-calls.ts'
import type { Harness } from './each-engine.ts'
import { accounts, type Persona } from './server.ts'
import { clientOf } from './server-client.ts'
import { sharingOf } from './sharing.ts'

/** Who makes a call, and what its body says besides. */
export interface Arranged {
  readonly persona: Persona
  readonly change: object
  /** What its address says besides. */
  readonly query: object
}

const PLATFORM = /^\/api\/user\/(manage|moderation|personaldata\/(export|erase|keep))/

/** Who makes a call that is not the reviewer's to make, by its path or the end of it. */
const PERSONA_OF: Readonly<Record<string, Persona>> = {
  ShareFileToSchoolAsync: 'teacher',
  WithdrawShare: 'teacher',
  AskTakeDown: 'teacher',
  submitliveplan: 'teacher',
  recallliveplan: 'teacher',
  submitcoursedraft: 'teacher',
  recallcoursedraft: 'teacher',
  askrelease: 'teacher',
  takebackrelease: 'teacher',
  endrelease: 'teacher',
  deciderelease: 'secondReviewer',
  takebackversion: 'teacher',
  restoreresource: 'teacher',
  withdrawresource: 'teacher',
  offerresource: 'teacher',
  changepassword: 'noOrganisation',
  // Whose other sessions nobody needs.
  removeotherdevices: 'noMenus',
  [liveQuestionsAnswer.path]: 'teacher',
  beginsecondfactor: FACTOR_PERSONA,
  confirmsecondfactor: FACTOR_PERSONA,
  provesecondfactor: FACTOR_PERSONA,
  renewrecoverycodes: FACTOR_PERSONA,
  removesecondfactor: FACTOR_PERSONA,
}

/** What a call is about, made for it alone, so that it is done and not refused. */
export const arrangedCalls = (
  harness: () => Harness,
  knownFor: (call: Call) => Readonly<Record<string, unknown>>,
) => {
  const calls = callsOf(harness)
  const { data } = calls
  const sharing = sharingOf(harness)
  const plans = plansOf(calls, sharing.places)
  const questions = arrangedQuestions(harness, calls)
  const files = arrangedFiles(harness, calls)
  const unused = (what: string) => `${what}${randomUUID().slice(0, 8)}`
  const of = (call: Call, name: string) => Number(knownFor(call)[name])

  const comment = (persona: Persona) =>
    data(
      addComments,
      {
        body: {
          ObjectId: of(addComments, 'ObjectId'),
          Type: 3,
          Content: '<p>很好用</p>',
          ClientId: randomUUID(),
        },
      },
      persona,
    )
  const directory = async (): Promise<number> =>
    (await data(addPrivateDirectory, { body: { Id: 0, ParentId: 0, Name: unused('夹') } }, 'reviewer')).Id
  const binned = async () => {
    const DirectoryIds = [await directory()]
    await data(deletePrivateFiles, { body: { DirectoryIds } }, 'reviewer')
    return { DirectoryIds, FileIds: [] }
  }
  const paper = async () => {
    const body = {
      Id: 0,
      Name: '周测',
      Kind: 1,
      Minutes: 0,
      Sections: [],
      RowVersion: 0,
      ClientId: randomUUID(),
    }
    const { Id, RowVersion } = await data(savePaper, { body }, 'reviewer')
    return { Id, RowVersion }
  }
  const draft = async () => {
    const body = { OrgId: 1, Name: '二次函数', ClientId: randomUUID() }
    const { Id, Revision } = await data(createCourseDraft, { body }, 'reviewer')
    return { Id, Revision, IntentId: randomUUID() }
  }
  const plan = async () => {
    const body = { OrgId: 1, Name: '二次函数答疑', ClientId: randomUUID() }
    const { Id, Revision } = await data(createLivePlan, { body }, 'reviewer')
    return { Id, Revision, IntentId: randomUUID() }
  }
  const shared = async () => {
    const { Requests } = await sharing.share([await sharing.newFile(unused('共享'))])
    return sharing.seen(Requests?.[0]?.Id ?? 0)
  }
  const approved = async () => {
    const { Id } = await shared()
    await sharing.verify([Id], { Status: 2 })
    return sharing.seen(Id)
  }

  /** By the end of their paths, or the whole of it. */
  const changes: Changes = {
    deletecomment: async () => ({ Id: (await comment('reviewer')).Id }),
    restorecomment: async () => {
      const { Id } = await comment('reviewer')
      await data(deleteComment, { body: { Id } }, 'reviewer')
      return { Id }
    },
    reportcomment: async () => ({ Id: (await comment('teacher')).Id }),
    deletenote: async () => {
      const SectionId = of(saveNote, 'SectionId')
      const body = { Id: 0, SectionId, Second: 1, Content: '记下', ClientId: randomUUID() }
      return { Id: (await data(saveNote, { body }, 'reviewer')).Id }
    },
    deletepaper: paper,
    savepaper: async () => ({ ...(await paper()), Name: '改了名的周测' }),
    addfavorite: async () => ({ Type: 0, Name: unused('收藏'), ParentId: 0 }),
    AddOrUpdatePirvateFileDirectory: async () => ({ Id: 0, ParentId: 0, Name: unused('夹') }),
    AddOrUpdatePrivateFileContentAsync: async () => ({
      Name: unused('改名'),
      DirectoryId: undefined,
      Suffix: undefined,
      Size: undefined,
      Hash: undefined,
      Url: undefined,
    }),
    MovePrivateFile: async () => ({ DirectoryIds: [await directory()], FileIds: [] }),
    CopyPrivateFile: async () => ({
      DirectoryIds: [await directory()],
      FileIds: [],
      DirectoryId: await directory(),
    }),
    DeletePrivateFileDirectory: async () => ({ DirectoryIds: [await directory()], FileIds: [] }),
    RestorePrivateFile: binned,
    PurgePrivateFile: async () => ({ ...(await binned()), All: undefined }),
    removedevice: async () => {
      const before = await data(devices, {}, 'reviewer')
      const { account, wirePassword } = accounts.reviewer
      const another = { Mobile: account, Password: wirePassword, UserKey: unused('device') }
      await clientOf(harness().app).login(another)
      const after = await data(devices, {}, 'reviewer')
      const made = after.find(({ Id }) => before.every((one) => one.Id !== Id))
      return { Id: made?.Id, Password: wirePassword }
    },
    ShareFileToSchoolAsync: async () => {
      const { stage, subject } = await sharing.places()
      const place = { StageId: stage, SubjectId: subject, TagId: 1 }
      return { ...place, FileIds: [await sharing.newFile(unused('共享'))], OrgId: 1, Remark: '请审核' }
    },
    WithdrawShare: shared,
    AskTakeDown: async () => ({ ...(await approved()), Reason: '内容已经过时了' }),
    VerifyUserShare: async () => ({ Items: [await shared()], Status: 2, Patch: undefined }),
    TakeDownUserShare: async () => ({ Items: [await approved()], Status: 5, ReasonCode: 1 }),
    UndoVerifyUserShare: async () => ({ Items: [await approved()] }),
    savecoursedraft: async () => ({
      ...(await draft()),
      Edits: [{ op: 'set', key: '', field: 'name', was: '二次函数', value: '抛物线' }],
    }),
    setcourseeditors: draft,
    deletecoursedraft: draft,
    saveliveplan: async () => {
      const made = await plan()
      const { Document } = await data(getLivePlan, { query: { Id: made.Id } }, 'reviewer')
      return { ...made, Document }
    },
    deleteliveplan: plan,
    removeotherdevices: async () => ({ Password: accounts.noMenus.wirePassword }),
    changepassword: async () => ({ Password: accounts.noOrganisation.wirePassword }),
    // By who administers: whoever gives up their own account is signed out with it.
    erasepersonaldata: async () => {
      const body = { Mobile: '13700000444', Name: '林晓', Title: '', RoleId: 1, Schools: [] }
      const { Id } = await data(addPerson, { body }, 'platformAdministrator')
      return { UserId: Id, Password: accounts.platformAdministrator.wirePassword }
    },
    ...arrangedFactors(harness, calls),
    ...arrangedPlans(calls, plans),
    ...arrangedLessons(harness, calls, plans, { questions, files }),
    ...arrangedCourses(harness, calls, sharing, files),
    ...arrangedReleases(calls, sharing, approved),
    ...files.changes,
    ...questions.changes,
    ...arrangedOffice(calls, () => of(addComments, 'ObjectId')),
  }
  const queries: Changes = {
    ...questions.queries,
    deletefavorite: async () => {
      const body = { Type: 0, Name: unused('收藏'), ParentId: 0 }
      return { id: (await data(addFavorite, { body }, 'reviewer')).Id, type: 0 }
    },
  }

  return async ({ path }: Call): Promise<Arranged> => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return {
      persona:
        PERSONA_OF[path] ?? PERSONA_OF[name] ?? (PLATFORM.test(path) ? 'platformAdministrator' : 'reviewer'),
      change: (await (changes[path] ?? changes[name])?.()) ?? {},
      query: (await queries[name]?.()) ?? {},
    }
  }
}

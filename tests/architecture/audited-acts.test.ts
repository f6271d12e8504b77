import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/** Where acts on people, schools' contents, reviews, live lessons and comments are asked for (R-audit-1). */
const AUDITED =
  /^\/api\/user\/(?:manage|personaldata|studio|livestudio|liveconsole|release|moderation|comments)\/|VerifyUserShare$|TakeDownUserShare$|\/(?:ShareFileToSchoolAsync|WithdrawShare|AskTakeDown|changepassword|\w+secondfactor|renewrecoverycodes)$/

/** Calls that ask, or put away what one was told, and change nothing for anybody else. */
const READING = /\/(?:get\w+|GetVerifyUserShare|coursedraftnews|exportauditlog|seepublishingnotices)$/

/** The acts that each writing call notes. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  saveperson: ['person.save'],
  setpersondisabled: ['person.disable', 'person.enable'],
  resetpersonpassword: ['person.resetPassword'],
  removepersonsecondfactor: ['person.removeSecondFactor'],
  addperson: ['person.add'],
  applyroster: ['person.add', 'person.save', 'person.disable'],
  addschool: ['school.add'],
  renameschool: ['school.rename'],
  setschoolclosed: ['school.close', 'school.reopen'],
  mergeschools: ['school.merge'],
  setschoolquota: ['school.quota'],
  saverole: ['role.add', 'role.save'],
  removerole: ['role.remove'],
  savenotice: ['notice.add', 'notice.save', 'notice.publish'],
  withdrawnotice: ['notice.withdraw'],
  removenotice: ['notice.remove'],
  savecloudmenu: ['cloudMenu.add', 'cloudMenu.save'],
  removecloudmenu: ['cloudMenu.remove'],
  ordercloudmenus: ['cloudMenu.order'],
  savebanner: ['banner.add', 'banner.save'],
  removebanner: ['banner.remove'],
  orderbanners: ['banner.order'],
  saveframeword: ['tag.add', 'category.rename', 'hotTerm.hide', 'category.show'],
  removeframeword: ['tag.remove', 'hotTerm.remove'],
  savecurriculumnode: ['curriculum.add', 'curriculum.rename'],
  movecurriculumnode: ['curriculum.move'],
  mergecurriculumnodes: ['curriculum.merge'],
  removecurriculumnode: ['curriculum.remove'],
  orderframewords: ['category.order', 'tag.order', 'hotTerm.order'],
  savesitesettings: ['site.save'],
  openschool: ['firstStart.begin'],
  exportpersonaldata: ['personalData.export'],
  erasepersonaldata: ['personalData.erase'],
  keeppersonaldata: ['personalData.keep'],
  keepaccount: ['personalData.keep'],
  changepassword: ['account.changePassword'],
  confirmsecondfactor: ['secondFactor.on', 'secondFactor.move'],
  provesecondfactor: ['secondFactor.recover'],
  renewrecoverycodes: ['secondFactor.renewCodes'],
  removesecondfactor: ['secondFactor.off'],
  deletecomment: ['comment.delete'],
  restorecomment: ['comment.restore'],
  reportcomment: ['comment.report'],
  decidecommentreport: ['comment.hide', 'comment.keep', 'comment.show'],
  takedowncontent: ['content.takeDown', 'review.takenDown'],
  restorecontent: ['content.restore', 'review.restored'],
  VerifyUserShare: ['review.approved', 'review.rejected', 'review.corrected'],
  UndoVerifyUserShare: ['review.undone'],
  TakeDownUserShare: ['review.takenDown', 'review.removalDeclined'],
  ShareFileToSchoolAsync: ['review.applied'],
  WithdrawShare: ['review.withdrawn', 'review.removalWithdrawn'],
  AskTakeDown: ['review.removalAsked'],
  askrelease: ['release.ask'],
  takebackrelease: ['release.takeBack'],
  endrelease: ['release.end'],
  deciderelease: ['release.grant', 'release.decline'],
  reviseresource: ['resource.submit', 'resource.refile'],
  restoreresource: ['resource.submit'],
  takebackversion: ['resource.takeBack'],
  withdrawresource: ['resource.withdraw'],
  offerresource: ['resource.offer'],
  decideversion: ['resource.approve', 'resource.return'],
  createcoursedraft: ['course.create'],
  submitcoursedraft: ['course.submit'],
  recallcoursedraft: ['course.recall'],
  returncoursedraft: ['course.return'],
  publishcoursedraft: ['course.publish'],
  withdrawcourse: ['course.withdraw'],
  offercourse: ['course.offer'],
  discardcourserevision: ['course.discard'],
  deletecoursedraft: ['course.delete'],
  setcourseeditors: ['course.invite'],
  createliveplan: ['live.create'],
  submitliveplan: ['live.submit'],
  recallliveplan: ['live.recall'],
  returnliveplan: ['live.return'],
  publishliveplan: ['live.publish'],
  discardliveplanchanges: ['live.discard'],
  deleteliveplan: ['live.delete'],
  cancellive: ['live.cancel'],
  restorelive: ['live.restore'],
  publishreplay: ['live.publishReplay'],
  pushquestion: ['lesson.push'],
  askquestion: ['lesson.ask'],
  closequestion: ['lesson.close'],
  extendquestion: ['lesson.extend'],
  showresults: ['lesson.showResults'],
  tellanswer: ['lesson.tellAnswer'],
  endlesson: ['lesson.end'],
  savequestion: ['question.create', 'question.correct'],
  offerquestions: ['question.offer', 'question.withdraw'],
  filequestions: ['question.file'],
}

/** Writing calls that note nothing, and why. */
const UNNOTED: Readonly<Record<string, string>> = {
  addcomments: 'the comment says itself who wrote it when',
  beginsecondfactor: 'nothing holds before it is confirmed',
  weighschools: 'says what a merge would do',
  checkfirststart: 'asks whether a link is still good',
  skipfirststep: 'a step of the first start that is not wanted yet',
  compareroster: 'nothing is changed before it is applied',
  chooseroster: 'nothing is changed before it is applied',
  closeroster: 'what was applied stays; its report is put away',
  savecoursedraft: 'the draft keeps who changed what, save by save',
  savecoursecaption: 'a change of a draft',
  savecoursecover: 'a change of a draft',
  preparecoursefilm: 'a change of a draft',
  takestudiofile: 'a file of one’s own for a draft',
  saveliveplan: 'a change of a draft',
}

const calls = projectFiles('contract/*.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/method: 'POST',\s+path: '([^']+)'/g)].map(([, call = '']) => call),
)
const writing = calls.filter((path) => AUDITED.test(path) && !READING.test(path))
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const modules = projectFiles('server/modules/**/*.ts').map((path) => readFileSync(path, 'utf8'))

/** An act stands in the source as it is, or its verb beside a template of its feature. */
const isNoted = (act: string): boolean => {
  const [feature = '', verb = ''] = act.split('.')
  return modules.some(
    (source) =>
      source.includes(`'${act}'`) ||
      (source.includes(`\`${feature}.\${`) &&
        modules.some((other) => other.includes(`'${verb}'`) || other.includes(`SHARE_EVENT.${verb}`))),
  )
}

describe('the acts of administrators, makers and reviewers', () => {
  it('are all known by the call that asks for them', () => {
    expect(writing.length).toBeGreaterThan(50)
    const known = new Set([...Object.keys(ACTS), ...Object.keys(UNNOTED)])
    expect(writing.filter((path) => !known.has(nameOf(path)))).toEqual([])
    const names = new Set(writing.map(nameOf))
    expect([...known].filter((name) => !names.has(name))).toEqual([])
  })

  // R-studio-6.
  it.each(Object.entries(ACTS))('of %s write a line', (_, acts) => {
    expect(acts.filter((act) => !isNoted(act))).toEqual([])
  })

  it('would be missed where nothing writes them', () => {
    expect(['person.vanish', 'review.vanished', 'lesson.vanish'].filter(isNoted)).toEqual([])
  })
})

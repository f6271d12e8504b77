import type { FirstStartFault } from '#domain/first-start/first-start.ts'
import type { FirstStep } from '#domain/first-start/first-steps.ts'
import { courseTableCopy } from './course-table-copy.ts'
import { quoted } from './quoted.ts'

const { password } = courseTableCopy.account
const { tooShort, tooLong, guessable, notRepeated } = password.faults

const faults: Readonly<Record<FirstStartFault, string>> = {
  school: '请填写学校名称',
  name: '请填写姓名',
  account: '请填写 11 位手机号',
  tooShort,
  tooLong,
  guessable,
  notRepeated,
}

interface StepWords {
  readonly name: string
  readonly hint: string
  /** How much there is. */
  readonly count: (count: number) => string
  /** The way to the place where it is done. */
  readonly go: string
}

const steps: Readonly<Record<FirstStep, StepWords>> = {
  people: {
    name: '请同事进来',
    hint: '导入名册或逐个添加，每个人会得到一个初始密码。',
    count: (count) => `已有 ${count} 位同事`,
    go: '导入名册',
  },
  textbooks: {
    name: '核对教材目录',
    hint: '课程、资料和题目都按教材归类。',
    count: (count) => `已有 ${count} 册教材`,
    go: '管理教材目录',
  },
  course: {
    name: '发布第一门课程',
    hint: '在课程工作室上传视频，分成章节，加上字幕和题目。',
    count: (count) => `已发布 ${count} 门课程`,
    go: '进入课程工作室',
  },
  resources: {
    name: '分享第一份资料',
    hint: '把课件、试卷上传到我的资料库，再分享给学校。',
    count: (count) => `已有 ${count} 份资料`,
    go: '打开我的资料库',
  },
}

/** The texts of the beginning of an installation. */
export const firstStartCopy = {
  faults,
  steps,
  checking: '正在检查链接',
  failed: '链接没有检查成功',
  done: {
    title: '学校已经建立',
    hint: '这个链接只能用一次。请用自己的账号登录；忘记密码可以请管理员重置。',
  },
  otherLink: {
    title: '请用服务器显示的链接打开',
    hint: '服务器启动时会显示一个链接，用它建立学校和第一位管理员。',
  },
  login: '登录',
  intro: '填好以后就能登录，再请同事一起准备课程和资料。',
  form: '学校和第一位管理员',
  school: '学校名称',
  name: '你的姓名',
  account: '手机号',
  accountHint: '登录时用的账号。',
  password: '密码',
  passwordHint: password.nextHint,
  repeated: '再输一遍密码',
  show: password.show,
  begin: '建立学校',
  beginning: '正在建立',
  notDone: '没有成功',
  made: { title: '学校建好了', hint: '正在登录。' },
  madeByHand: '学校建好了，请登录。',
  stepsTitle: '准备学校的内容',
  stepsIntro: '每一步都可以先跳过，随时回来。',
  allDone: '都准备好了。',
  stepsLoading: '正在读取',
  stepsFailed: '步骤加载失败',
  forbidden: { title: '你没有准备学校的权限', hint: '请联系学校管理员。' },
  list: '步骤',
  next: '下一步',
  isDone: '已完成',
  isSkipped: '已跳过',
  skip: '跳过',
  skipName: (name: string) => `跳过${quoted(name)}`,
  takeUp: '不跳过',
  takeUpName: (name: string) => `不跳过${quoted(name)}`,
}

import type { Catalogue } from './copy.ts'

/** The texts of the personal center in simplified Chinese. */
const courseTableZhCn = {
  tabs: {
    courses: '我的课程',
    learning: '学习记录',
    browsing: '浏览记录',
    favourites: '我的收藏',
    account: '账号',
    practices: '练习记录',
    wrong: '错题本',
  },
  tabList: '个人中心栏目',
  loading: '正在读取',
  listFailed: '列表加载失败',
  filter: '按进度筛选',
  filters: { all: '全部', unfinished: '未完成', finished: '已完成' },
  finished: '已学完',
  withdrawn: '已下架',
  learnedUntil: (section: string) => `学到“${section}”`,
  attendedLive: (section: string) => `听了直播“${section}”`,
  attendedFor: (length: string) => `听课 ${length}`,
  resume: {
    begin: '开始学习',
    again: '再学一遍',
    next: '继续学习',
    at: (clock: string) => `继续学习 ${clock}`,
    live: '进入直播',
    replay: '看回放',
    room: '查看直播',
  },
  noLearning: {
    all: { title: '还没有学习记录', hint: '开始学习一门课程，下次从这里接着学。' },
    unfinished: { title: '没有未完成的课程', hint: '开始学过的课程都学完了。' },
    finished: { title: '还没有学完的课程', hint: '学完一门课程的全部课时后，会出现在这里。' },
  },
  noBrowsing: { title: '还没有浏览记录', hint: '看过的课程和资料会按日期排在这里。' },
  noCourses: { title: '还没有课程', hint: '开始学习的课程和预约的直播会出现在这里。' },
  live: { enter: '进入直播', replay: '看回放', look: '查看' },
  findCourses: '去找课程',
  findLives: '去看直播',
  findResources: '去找资料',
  removeOne: (name: string) => `删除浏览记录：${name}`,
  removeDay: {
    label: '删除这一天',
    name: (day: string) => `删除${day}的浏览记录`,
    question: (day: string) => `删除${day}的浏览记录？`,
    hint: '这一天的浏览记录会全部删除，不能恢复。',
  },
  removeAllBrowsing: {
    label: '清空浏览记录',
    question: '清空全部浏览记录？',
    hint: '所有浏览记录都会删除，不能恢复。学习进度不受影响。',
  },
  removed: (name: string) => `已删除“${name}”`,
  removalFailed: (reason: string) => `没有完成：${reason}`,
  undo: '撤销',
  liveNotices: {
    title: '预约的直播有变动',
    see: '知道了',
    kinds: {
      moved: ({ session, start, was }: LiveNews) => `${session}从${was}改到${start}。`,
      changed: ({ session, start }: LiveNews) => `${session}（${start}）的内容有调整。`,
      cancelled: ({ session, start, reason }: LiveNews) =>
        `${session}（${start}）已取消${reason === '' ? '。' : `：${reason}`}`,
      restored: ({ session, start }: LiveNews) => `${session}（${start}）照常进行。`,
    },
  },
  timetable: {
    title: '课表',
    week: (first: string, last: string) => `${first} – ${last}`,
    previous: '上一周',
    next: '下一周',
    thisWeek: '回到本周',
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    today: '今天',
    none: '没有直播',
    past: (count: number) => `本周已过的 ${count} 天`,
    empty: '这一周没有直播课。',
    failed: '课表加载失败',
    cancelled: '已取消',
    reserved: '已预约',
    nextLive: '下一场直播',
    runningLive: '正在直播',
    courses: '全部课程',
  },
  account: {
    profile: '个人资料',
    name: '姓名',
    mobile: '账号',
    title: '职称',
    organisations: '所在学校',
    noTitle: '未填写',
    notGiven: '未提供',
    noOrganisations: '还没有加入学校',
    appearance: '外观',
    appearances: { system: '跟随系统', light: '浅色', dark: '深色' },
    devices: '已登录的设备',
    devicesFailed: '设备加载失败',
    unknownDevice: '未知设备',
    currentDevice: '当前设备',
    signedInAt: (moment: string) => `${moment} 登录`,
    seenAt: (moment: string) => `最近使用 ${moment}`,
    removeDevice: {
      label: '移除',
      name: (name: string) => `移除 ${name}`,
      question: (name: string) => `移除“${name}”？`,
      hint: '那台设备会立即退出登录，再用要重新输入密码。',
    },
    removingFailed: (reason: string) => `没有移除：${reason}`,
    history: '清除记录',
    local: '这台设备上的记录',
    localHint: '最近搜索、筛选条件和浏览路径。',
    clearLocal: {
      label: '清除本机记录',
      question: '清除这台设备上的记录？',
      hint: '最近搜索、筛选条件和浏览路径会清空，不影响账号里的记录。',
    },
    browsing: '浏览记录',
    browsingHint: '账号里所有设备的浏览记录。',
    learning: '学习记录',
    learningHint: '所有课程的学习进度，删除后要从头学起。',
    clearLearning: {
      label: '清空学习记录',
      question: '清空全部学习记录？',
      hint: '所有课程的学习进度都会删除，不能恢复。',
    },
    cleared: '没有记录',
  },
} as const

/** A change of a lesson in words: which, when it begins, when it would have begun, why. */
interface LiveNews {
  readonly session: string
  readonly start: string
  readonly was: string
  readonly reason: string
}

/** The texts of the personal center, apart from the others: the first visit does without them. */
export const courseTableCopy: Catalogue<typeof courseTableZhCn> = courseTableZhCn

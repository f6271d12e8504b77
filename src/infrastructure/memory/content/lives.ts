import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard, LiveStatus } from '#domain/catalogue/content-card.ts'
import { liveStatusAt } from '#domain/live/live-clock.ts'
import { card } from './card.ts'

const MINUTE = 60_000

interface LivePlan {
  readonly name: string
  readonly at: string
  readonly teacherName: string
  readonly summary: string
  /** Minutes from the beginning of this half hour; negative for what has begun before. */
  readonly startsIn: number
  readonly minutes: number
  /** What is over: whether it can be watched again. */
  readonly replay?: boolean
  readonly cancelled?: boolean
}

const PLANS: readonly LivePlan[] = [
  {
    name: '中考数学压轴题：动点问题的三种打开方式',
    at: '初中 数学 人教版 九年级下册',
    teacherName: '李文静',
    summary: '三道真题，一起画图、一起列式。',
    startsIn: -25,
    minutes: 60,
  },
  {
    name: '高考作文审题会诊：材料里的关键词',
    at: '高中 语文 统编版 必修下册',
    teacherName: '顾明德',
    summary: '现场批改六篇投稿，说清立意高低。',
    startsIn: -10,
    minutes: 90,
  },
  {
    name: '电学综合实验答疑',
    at: '初中 物理 人教版 九年级全一册',
    teacherName: '陈晓岚',
    summary: '带着你的实验报告来提问。',
    startsIn: 40,
    minutes: 60,
  },
  {
    name: '有机化学入门：从甲烷说起',
    at: '高中 化学 人教版 必修第二册',
    teacherName: '吴海燕',
    summary: '认识碳的四个键，搭出前五种烷烃。',
    startsIn: 26 * 60,
    minutes: 60,
  },
  {
    name: '英语阅读理解：推断题怎么推',
    at: '初中 英语 外研社版 九年级上册',
    teacherName: '孙玉梅',
    summary: '三步定位依据，避开四类干扰项。',
    startsIn: 3 * 24 * 60,
    minutes: 45,
  },
  {
    name: '新教材培训：大单元教学设计案例',
    at: '小学 语文 统编版 三年级上册',
    teacherName: '周建国',
    summary: '从单元任务倒推每一课时。',
    startsIn: -2 * 24 * 60,
    minutes: 80,
    replay: true,
  },
  {
    name: '遗传题的系谱图解法',
    at: '高中 生物 人教版 必修2',
    teacherName: '郑志强',
    summary: '先判显隐、再定位置、后算概率。',
    startsIn: -6 * 24 * 60,
    minutes: 60,
    replay: true,
  },
  {
    name: '洋流与气候：读图专题',
    at: '高中 地理 人教版 选择性必修1',
    teacherName: '吴海燕',
    summary: '课程已结束，回放正在生成。',
    startsIn: -95,
    minutes: 60,
    replay: false,
  },
  {
    name: '几何画板工作坊：让动点自己走',
    at: '初中 数学 人教版 八年级下册',
    teacherName: '孙玉梅',
    summary: '带着笔记本电脑来，一起画一个会动的图形。',
    startsIn: 5 * 60,
    minutes: 60,
    cancelled: true,
  },
  {
    name: '古诗文默写里的易错字',
    at: '初中 语文 统编版 八年级上册',
    teacherName: '周建国',
    summary: '从形近字到同音字，错在哪里，怎么记住。',
    startsIn: -20,
    minutes: 60,
    cancelled: true,
  },
]

/** Everything is told from a half hour that stands still while it passes. */
const beginningOf = (now: number): number => now - (now % (30 * MINUTE))

const statusOf = ({ replay }: LivePlan, startTime: string, endTime: string, now: number): LiveStatus => {
  const status = liveStatusAt({ liveStatus: 'announced', startTime, endTime }, now)
  return status === 'ended' && replay === true ? 'replay' : status
}

/** Live courses in all four states, whatever the time is, and some that are called off. `now` in milliseconds. */
export const livesAt = (now: number): readonly ContentCard[] =>
  PLANS.map((plan, index) => {
    const { name, at, teacherName, summary, startsIn, minutes, cancelled = false } = plan
    const begin = beginningOf(now) + startsIn * MINUTE
    const startTime = new Date(begin).toISOString()
    const endTime = new Date(begin + minutes * MINUTE).toISOString()
    return card({
      id: 201 + index,
      type: CONTENT_TYPE.live,
      name,
      at,
      teacherName,
      summary,
      sectionCount: 1,
      duration: minutes * 60,
      liveStatus: statusOf(plan, startTime, endTime, now),
      startTime,
      endTime,
      cancelled,
    })
  })

/** The same without what is called off, as the home page has them. */
export const offeredLivesAt = (now: number): readonly ContentCard[] =>
  livesAt(now).filter(({ cancelled }) => !cancelled)

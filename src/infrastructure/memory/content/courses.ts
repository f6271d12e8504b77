import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { card } from './card.ts'

const course = (
  id: number,
  name: string,
  at: string,
  teacherName: string,
  summary: string,
  [sectionCount, minutes, questionCount]: readonly [number, number, number],
): ContentCard =>
  card({ id, name, at, teacherName, summary, sectionCount, duration: minutes * 60, questionCount })

/** Recorded courses. The numbers: sections, minutes, questions. */
export const COURSES: readonly ContentCard[] = [
  course(
    101,
    '勾股定理：从赵爽弦图到实际应用',
    '初中 数学 人教版 八年级下册',
    '李文静',
    '用拼图证明定理，再回到梯子、航海与折叠问题。',
    [8, 96, 14],
  ),
  course(
    102,
    '《岳阳楼记》精读与迁移写作',
    '初中 语文 统编版 九年级上册',
    '周建国',
    '读懂“先忧后乐”的由来，学写借景议论的段落。',
    [6, 72, 9],
  ),
  course(
    103,
    '浮力：一只鸡蛋引出的四个实验',
    '初中 物理 人教版 八年级下册',
    '陈晓岚',
    '称重法、压力差、阿基米德原理到沉浮条件。',
    [7, 84, 16],
  ),
  course(
    104,
    '氧化还原反应的三把钥匙',
    '高中 化学 人教版 必修第一册',
    '吴海燕',
    '从化合价、电子转移到配平，一步步建立模型。',
    [9, 118, 20],
  ),
  course(
    105,
    '光合作用的发现史与实验设计',
    '高中 生物 人教版 必修1',
    '郑志强',
    '沿着六个经典实验，学会控制变量与写结论。',
    [6, 80, 12],
  ),
  course(
    106,
    '二次函数图象与性质专题',
    '初中 数学 北师大版 九年级下册',
    '李文静',
    '平移、对称与最值，配十五道分层例题。',
    [10, 126, 15],
  ),
  course(
    107,
    '一般过去时：讲好一个旅行故事',
    '初中 英语 外研社版 七年级下册',
    '孙玉梅',
    '在真实语境里用动词过去式写一篇游记。',
    [5, 58, 18],
  ),
  course(
    108,
    '辛亥革命：制度与人心的转折',
    '初中 历史 统编版 八年级上册',
    '周建国',
    '用四则史料看清革命的起因、经过与局限。',
    [4, 52, 8],
  ),
  course(
    109,
    '等高线地形图判读',
    '高中 地理 人教版 必修第一册',
    '吴海燕',
    '从等高距到剖面图，十分钟掌握一种地形。',
    [6, 66, 12],
  ),
  course(
    110,
    '圆的周长与圆周率',
    '小学 数学 人教版 六年级上册',
    '孙玉梅',
    '滚一滚、绕一绕，自己量出圆周率。',
    [4, 40, 10],
  ),
  course(
    111,
    '《红楼梦》整本书阅读导引',
    '高中 语文 统编版 必修下册',
    '周建国',
    '以人物关系和居所为线，六周读完前八十回。',
    [12, 150, 6],
  ),
  course(
    112,
    '牛顿第二定律与连接体问题',
    '高中 物理 人教版 必修第一册',
    '陈晓岚',
    '整体与隔离的选择，配八个高考情境。',
    [8, 104, 18],
  ),
]

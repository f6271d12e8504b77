import { type Category, CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'

/** Hot searches by category type. */
export const HOT_TERMS: Readonly<Record<ContentType, readonly string[]>> = {
  1: ['勾股定理', '岳阳楼记', '浮力', '氧化还原反应', '二次函数', '光合作用', '一般过去时', '辛亥革命'],
  2: ['压轴题', '高考作文', '电学实验', '有机化学', '阅读理解', '大单元教学'],
  3: ['期中试卷', '有理数课件', '背影教案', '欧姆定律', '地形图', '成绩分析表', '古诗吟诵'],
  4: ['一元二次方程', '文言文阅读', '完形填空', '电路图', '化学方程式', '等高线'],
}

const SUBJECTS: Readonly<Record<string, string>> = {
  'primary-chinese': '小学语文',
  'primary-math': '小学数学',
  'junior-chinese': '初中语文',
  'junior-math': '初中数学',
  'junior-english': '初中英语',
  'junior-physics': '初中物理',
  'senior-math': '高中数学',
  'senior-physics': '高中物理',
  'senior-chemistry': '高中化学',
}

/** A category with its subjects below it. */
const category = (type: ContentType, name: string, code: string): Category => ({
  id: type,
  name,
  type,
  code,
  visible: true,
  children: Object.entries(SUBJECTS).map(([subjectCode, subject], index) => ({
    id: type * 100 + index,
    name: subject,
    type,
    code: subjectCode,
    visible: true,
    children: [],
  })),
})

export const CATEGORIES: readonly Category[] = [
  category(CONTENT_TYPE.recorded, '课程视频', 'course'),
  category(CONTENT_TYPE.live, '课程直播', 'live'),
  category(CONTENT_TYPE.resource, '资料库', 'resource'),
  category(CONTENT_TYPE.question, '题库', 'question'),
]

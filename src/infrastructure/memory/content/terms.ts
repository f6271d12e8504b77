import { type Category, CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import { STAGES, subjectId, subjectsOf } from './card.ts'

/** Hot searches by category type. */
export const HOT_TERMS: Readonly<Record<ContentType, readonly string[]>> = {
  1: ['勾股定理', '岳阳楼记', '浮力', '氧化还原反应', '二次函数', '光合作用', '一般过去时', '辛亥革命'],
  2: ['压轴题', '高考作文', '电学实验', '有机化学', '阅读理解', '大单元教学'],
  3: ['期中试卷', '有理数课件', '背影教案', '欧姆定律', '地形图', '成绩分析表', '古诗吟诵'],
  4: ['一元二次方程', '文言文阅读', '完形填空', '电路图', '化学方程式', '等高线'],
}

/** Below every category the subjects of the stages that teach them, as the reference server has it. */
const children = (type: ContentType): readonly Category[] =>
  STAGES.flatMap((stage) =>
    subjectsOf(stage).map((subject) => ({
      id: subjectId(stage, subject),
      name: `${stage}${subject}`,
      type,
      code: '',
      visible: true,
      children: [],
    })),
  )

const category = (type: ContentType, name: string, code: string): Category => ({
  id: type,
  name,
  type,
  code,
  visible: true,
  children: children(type),
})

export const CATEGORIES: readonly Category[] = [
  category(CONTENT_TYPE.recorded, '课程视频', 'course'),
  category(CONTENT_TYPE.live, '课程直播', 'live'),
  category(CONTENT_TYPE.resource, '资料库', 'resource'),
  category(CONTENT_TYPE.question, '学科题库', 'question'),
]

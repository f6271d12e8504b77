import { type Category, CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import { STAGES, stageId, subjectId, subjectsOf } from './card.ts'

/** Hot searches by category type. */
export const HOT_TERMS: Readonly<Record<ContentType, readonly string[]>> = {
  1: ['勾股定理', '岳阳楼记', '浮力', '氧化还原反应', '二次函数', '光合作用', '一般过去时', '辛亥革命'],
  2: ['压轴题', '高考作文', '电学实验', '有机化学', '阅读理解', '大单元教学'],
  3: ['期中试卷', '有理数课件', '背影教案', '欧姆定律', '地形图', '成绩分析表', '古诗吟诵'],
  4: ['一元二次方程', '文言文阅读', '完形填空', '电路图', '化学方程式', '等高线'],
}

const category = (
  type: ContentType,
  id: number,
  name: string,
  code = '',
  children: readonly Category[] = [],
): Category => ({ id, name, type, code, visible: true, children })

/** Below every category the stages and their subjects, as the reference server has it. */
const stages = (type: ContentType): readonly Category[] =>
  STAGES.map((stage) =>
    category(
      type,
      stageId(stage),
      stage,
      '',
      subjectsOf(stage).map((subject) => category(type, subjectId(stage, subject), subject)),
    ),
  )

const top = (type: ContentType, name: string, code: string): Category =>
  category(type, type, name, code, stages(type))

export const CATEGORIES: readonly Category[] = [
  top(CONTENT_TYPE.recorded, '课程视频', 'course'),
  top(CONTENT_TYPE.live, '课程直播', 'live'),
  top(CONTENT_TYPE.resource, '资料库', 'resource'),
  top(CONTENT_TYPE.question, '题库', 'question'),
]

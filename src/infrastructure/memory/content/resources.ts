import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { card } from './card.ts'

const KINDS: readonly string[] = ['课件', '教案', '学案', '试卷', '微课', '素材']

const resource = (
  id: number,
  name: string,
  at: string,
  teacherName: string,
  [kind, suffix, kilobytes]: readonly [string, string, number],
  summary: string,
): ContentCard =>
  card({
    id,
    type: CONTENT_TYPE.resource,
    name,
    at,
    teacherName,
    summary,
    suffix,
    fileSize: kilobytes * 1024,
    tags: [{ id: KINDS.indexOf(kind) + 1, name: kind }],
  })

/** The resource library. In brackets: kind, format, size in kB. */
export const RESOURCES: readonly ContentCard[] = [
  resource(
    301,
    '有理数的加减法 第一课时课件',
    '初中 数学 人教版 七年级上册',
    '李文静',
    ['课件', 'pptx', 2140],
    '数轴引入、法则归纳、当堂八题。',
  ),
  resource(
    302,
    '《背影》教学设计',
    '初中 语文 统编版 八年级上册',
    '周建国',
    ['教案', 'docx', 86],
    '抓住四次背影，设计两课时的朗读与写作。',
  ),
  resource(
    303,
    '欧姆定律 探究实验学案',
    '初中 物理 人教版 九年级全一册',
    '陈晓岚',
    ['学案', 'docx', 120],
    '控制变量设计表格，附误差分析。',
  ),
  resource(
    304,
    '九年级上学期期中化学试卷（附答案）',
    '初中 化学 人教版 九年级上册',
    '吴海燕',
    ['试卷', 'pdf', 640],
    '六十分钟，覆盖前五单元，答案带评分标准。',
  ),
  resource(
    305,
    '五分钟看懂细胞有丝分裂',
    '高中 生物 人教版 必修1',
    '郑志强',
    ['微课', 'mp4', 18_400],
    '四个时期的染色体行为，配动画与口诀。',
  ),
  resource(
    306,
    '中国地形分布图（高清）',
    '初中 地理 人教版 八年级上册',
    '吴海燕',
    ['素材', 'png', 3200],
    '四大高原、四大盆地、三大平原，可打印。',
  ),
  resource(
    307,
    '一次函数应用题分层训练',
    '初中 数学 北师大版 八年级上册',
    '李文静',
    ['学案', 'pdf', 410],
    '基础、提升、挑战三层，共二十四题。',
  ),
  resource(
    308,
    'Unit 3 Sports 词汇与听力课件',
    '初中 英语 外研社版 八年级上册',
    '孙玉梅',
    ['课件', 'pptx', 3860],
    '词汇图解、听力三步走、对话改编。',
  ),
  resource(
    309,
    '鸦片战争 史料研读任务单',
    '初中 历史 统编版 八年级上册',
    '周建国',
    ['学案', 'docx', 95],
    '三则史料、五个问题，训练论从史出。',
  ),
  resource(
    310,
    '向量的数量积 教案',
    '高中 数学 人教版 必修第二册',
    '李文静',
    ['教案', 'docx', 78],
    '由功的计算引入，落到夹角与投影。',
  ),
  resource(
    311,
    '班级成绩分析表模板',
    '高中 数学 人教版 必修第一册',
    '陈晓岚',
    ['素材', 'xlsx', 64],
    '填入分数即得平均分、分段人数与雷达图。',
  ),
  resource(
    312,
    '《静夜思》古诗吟诵微课',
    '小学 语文 统编版 一年级下册',
    '孙玉梅',
    ['微课', 'mp4', 12_800],
    '读准字音、读出节奏、说出画面。',
  ),
]

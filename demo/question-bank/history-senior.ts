import { essay, judgement, multiple } from '../questions/making.ts'
import { at, dated, ordered } from './history-events.ts'
import { SENIOR_EVENTS } from './history-senior-events.ts'
import { historySeniorWritten } from './history-written.ts'
import type { SubjectBank } from './types.ts'

export const historySenior: SubjectBank = {
  subject: 'history',
  stage: 'senior',
  templates: [],
  written: [
    ...historySeniorWritten,
    ...dated(SENIOR_EVENTS),
    ...ordered(SENIOR_EVENTS),
    at(
      '必修 中外历史纲要（上）/第二单元 三国两晋南北朝的民族交融与隋唐统一多民族封建国家的发展/第7课 隋唐制度的变化与创新',
      '隋唐制度',
      19,
      multiple(
        '关于唐朝的三省六部制，正确的有哪些？',
        ['中书省负责草拟诏令', '门下省负责审议', '尚书省负责执行', '六部隶属于门下省'],
        'ABC',
        '六部隶属于尚书省，三省分工、互相牵制。',
      ),
    ),
    at(
      '选择性必修1 国家制度与社会治理/第二单元 官员的选拔与管理/第5课 中国古代官员的选拔与管理',
      '选官与赋税制度',
      20,
      essay(
        '简述科举制相对于九品中正制的进步。',
        '九品中正制后来以家世门第为主要标准，官职为世家大族所垄断；科举制以考试成绩为标准，自愿报名、公开竞争，打破了门第的垄断，扩大了统治基础，促进了社会流动和文化教育的发展。',
        '从选官标准、方式和影响三个方面进行比较。',
      ),
    ),
    at(
      '必修 中外历史纲要（下）/第三单元 走向整体的世界/第6课 全球航路的开辟',
      '新航路与整体世界',
      18,
      judgement(
        '哥伦布一直认为自己到达的地方是亚洲的印度。',
        true,
        '哥伦布至死都认为到达的是印度，所以称当地居民为“印第安人”。',
      ),
    ),
  ],
}

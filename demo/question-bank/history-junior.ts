import { blanks, composite, essay, judgement, multiple } from '../questions/making.ts'
import { at, dated, ordered } from './history-events.ts'
import { JUNIOR_EVENTS } from './history-junior-events.ts'
import { historyJuniorWritten } from './history-written.ts'
import type { SubjectBank } from './types.ts'

export const historyJunior: SubjectBank = {
  subject: 'history',
  stage: 'junior',
  templates: [],
  written: [
    ...historyJuniorWritten,
    ...dated(JUNIOR_EVENTS),
    ...ordered(JUNIOR_EVENTS),
    at(
      '八年级上册/第一单元 中国开始沦为半殖民地半封建社会/第1课 鸦片战争',
      '列强侵略与抗争',
      19,
      multiple(
        '下列属于《南京条约》内容的有哪些？',
        ['割香港岛给英国', '开放广州等五处为通商口岸', '赔款2100万银元', '允许在通商口岸开设工厂'],
        'ABC',
        '允许在通商口岸开设工厂是1895年《马关条约》的内容。',
      ),
    ),
    at(
      '七年级上册/第三单元 秦汉时期：统一多民族封建国家的建立和巩固/第9课 秦统一中国',
      '史料阅读与说明',
      20,
      composite(
        '材料题：“一法度衡石丈尺，车同轨，书同文字。”（《史记·秦始皇本纪》）',
        [
          blanks(
            '材料反映的是____朝统一全国后采取的措施。',
            ['秦'],
            '材料出自《秦始皇本纪》，写的是秦朝的统一措施。',
          ),
          judgement(
            '“书同文字”是指以小篆作为全国的标准文字。',
            true,
            '秦始皇命李斯等人统一文字，以小篆为标准，后来又推行隶书。',
          ),
          essay(
            '这些措施有什么历史作用？',
            '统一度量衡、车轨和文字，有利于各地经济、文化的交流，有利于国家的统一和中央对地方的管理，影响深远。',
            '从经济、文化、政治三个角度说明。',
          ),
        ],
        '先看出处判断时代，再由关键词对应措施，最后概括作用。',
      ),
    ),
    at(
      '九年级下册/第四单元 经济大危机和第二次世界大战/第13课 罗斯福新政',
      '经济大危机',
      18,
      judgement(
        '罗斯福新政改变了美国的资本主义性质。',
        false,
        '新政是在维护资本主义制度的前提下，加强国家对经济的干预和指导，没有改变资本主义性质。',
      ),
    ),
  ],
}

import type { SubjectContent } from '../types.ts'
import { historyJunior } from './junior.ts'
import { historySenior } from './senior.ts'

export const history: SubjectContent = {
  subject: 'history',
  teachers: [
    { key: 'history-song-zhiyuan', name: '宋志远', title: '高级教师', school: 'qinghe' },
    { key: 'history-liang-hong', name: '梁虹', title: '一级教师', school: 'qinghe' },
    { key: 'history-du-jianping', name: '杜建平', title: '正高级教师', school: 'jiangcheng' },
    { key: 'history-ma-xin', name: '马欣', title: '一级教师', school: 'jiangcheng' },
  ],
  stages: [historyJunior, historySenior],
}

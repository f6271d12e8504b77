import type { SubjectContent } from '../types.ts'
import { sportsJunior } from './junior.ts'

export const sports: SubjectContent = {
  subject: 'sports',
  teachers: [
    { key: 'sports-dong', name: '董浩然', title: '高级教师', school: 'qinghe' },
    { key: 'sports-cai', name: '蔡雪婷', title: '一级教师', school: 'qinghe' },
    { key: 'sports-niu', name: '牛志刚', title: '一级教师', school: 'jiangcheng' },
  ],
  stages: [sportsJunior],
}

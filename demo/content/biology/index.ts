import type { SubjectContent } from '../types.ts'
import { biologyJunior } from './junior.ts'
import { biologySenior } from './senior.ts'

export const biology: SubjectContent = {
  subject: 'biology',
  teachers: [
    { key: 'biology-shen', name: '沈若楠', title: '高级教师', school: 'qinghe' },
    { key: 'biology-gu', name: '顾延平', title: '一级教师', school: 'qinghe' },
    { key: 'biology-peng', name: '彭嘉慧', title: '高级教师', school: 'jiangcheng' },
    { key: 'biology-tian', name: '田伯川', title: '正高级教师', school: 'jiangcheng' },
  ],
  stages: [biologyJunior, biologySenior],
}

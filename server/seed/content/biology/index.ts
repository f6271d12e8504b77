import type { SubjectContent } from '../types.js'
import { biologyJunior } from './junior.js'
import { biologySenior } from './senior.js'

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

import type { SubjectContent } from '../types.ts'
import { geographyJunior } from './junior.ts'
import { geographySenior } from './senior.ts'

export const geography: SubjectContent = {
  subject: 'geography',
  teachers: [
    { key: 'geography-luo', name: '罗静宜', title: '高级教师', school: 'qinghe' },
    { key: 'geography-wei', name: '魏东明', title: '一级教师', school: 'qinghe' },
    { key: 'geography-han', name: '韩立群', title: '正高级教师', school: 'jiangcheng' },
    { key: 'geography-yuan', name: '袁晓彤', title: '一级教师', school: 'jiangcheng' },
  ],
  stages: [geographyJunior, geographySenior],
}

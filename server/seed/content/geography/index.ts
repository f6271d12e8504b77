import type { SubjectContent } from '../types.js'
import { geographyJunior } from './junior.js'
import { geographySenior } from './senior.js'

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

import type { SubjectContent } from '../types.js'
import { englishJunior } from './junior.js'
import { englishPrimary } from './primary.js'
import { englishSenior } from './senior.js'

export const english: SubjectContent = {
  subject: 'english',
  teachers: [
    { key: 'english-chen-jing', name: '陈静', title: '一级教师', school: 'qinghe' },
    { key: 'english-xu-lei', name: '徐蕾', title: '高级教师', school: 'qinghe' },
    { key: 'english-fang-yuan', name: '方媛', title: '一级教师', school: 'jiangcheng' },
    { key: 'english-zhao-mingda', name: '赵明达', title: '高级教师', school: 'jiangcheng' },
  ],
  stages: [englishPrimary, englishJunior, englishSenior],
}

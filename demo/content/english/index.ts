import type { SubjectContent } from '../types.ts'
import { englishJunior } from './junior.ts'
import { englishPrimary } from './primary.ts'
import { englishSenior } from './senior.ts'

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

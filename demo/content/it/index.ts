import type { SubjectContent } from '../types.ts'
import { itJunior } from './junior.ts'
import { itPrimary } from './primary.ts'
import { itSenior } from './senior.ts'

export const it: SubjectContent = {
  subject: 'it',
  teachers: [
    { key: 'it-cheng', name: '程一鸣', title: '一级教师', school: 'qinghe' },
    { key: 'it-jiang', name: '蒋雨薇', title: '高级教师', school: 'qinghe' },
    { key: 'it-fang', name: '方绍文', title: '高级教师', school: 'jiangcheng' },
  ],
  stages: [itPrimary, itJunior, itSenior],
}

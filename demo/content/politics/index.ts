import type { SubjectContent } from '../types.ts'
import { politicsJunior } from './junior.ts'
import { politicsPrimary } from './primary.ts'
import { politicsSenior } from './senior.ts'

export const politics: SubjectContent = {
  subject: 'politics',
  teachers: [
    { key: 'politics-sun-li', name: '孙莉', title: '一级教师', school: 'qinghe' },
    { key: 'politics-wei-guoqiang', name: '魏国强', title: '高级教师', school: 'qinghe' },
    { key: 'politics-luo-yan', name: '罗燕', title: '一级教师', school: 'jiangcheng' },
    { key: 'politics-cheng-siyuan', name: '程思远', title: '特级教师', school: 'jiangcheng' },
  ],
  stages: [politicsPrimary, politicsJunior, politicsSenior],
}

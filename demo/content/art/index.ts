import type { SubjectContent } from '../types.ts'
import { artJunior } from './junior.ts'
import { artPrimary } from './primary.ts'

export const art: SubjectContent = {
  subject: 'art',
  teachers: [
    { key: 'art-qiao', name: '乔思远', title: '一级教师', school: 'qinghe' },
    { key: 'art-mei', name: '梅若兰', title: '高级教师', school: 'qinghe' },
    { key: 'art-yan', name: '严子墨', title: '高级教师', school: 'jiangcheng' },
  ],
  stages: [artPrimary, artJunior],
}

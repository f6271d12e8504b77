import type { SubjectContent } from '../types.ts'
import { musicJunior } from './junior.ts'
import { musicPrimary } from './primary.ts'

export const music: SubjectContent = {
  subject: 'music',
  teachers: [
    { key: 'music-bai', name: '白雨桐', title: '一级教师', school: 'qinghe' },
    { key: 'music-xu', name: '许承宇', title: '高级教师', school: 'qinghe' },
    { key: 'music-ji', name: '季晓棠', title: '一级教师', school: 'jiangcheng' },
  ],
  stages: [musicPrimary, musicJunior],
}

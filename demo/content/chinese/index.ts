import type { SubjectContent } from '../types.ts'
import { chineseJunior } from './junior.ts'
import { chinesePrimary } from './primary.ts'
import { chineseSenior } from './senior.ts'

export const chinese: SubjectContent = {
  subject: 'chinese',
  teachers: [
    { key: 'chinese-zhou-haiyan', name: '周海燕', title: '高级教师', school: 'qinghe' },
    { key: 'chinese-tang-min', name: '唐敏', title: '一级教师', school: 'qinghe' },
    { key: 'chinese-lin-wanqing', name: '林婉清', title: '高级教师', school: 'qinghe' },
    { key: 'chinese-he-peijun', name: '何培军', title: '一级教师', school: 'jiangcheng' },
    { key: 'chinese-gao-wenbin', name: '高文斌', title: '正高级教师', school: 'jiangcheng' },
  ],
  stages: [chinesePrimary, chineseJunior, chineseSenior],
}

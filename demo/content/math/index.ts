import type { SubjectContent } from '../types.ts'
import { juniorVersions } from './junior-books.ts'
import { juniorCourses, juniorLives } from './junior-courses.ts'
import { juniorLowerResources } from './junior-resources-lower.ts'
import { juniorUpperResources } from './junior-resources-upper.ts'
import { juniorStandingCourses, juniorStandingLives } from './junior-standing.ts'
import { primary } from './primary.ts'
import { seniorVersions } from './senior-books.ts'
import { seniorCourses, seniorLives } from './senior-courses.ts'
import { seniorResources } from './senior-resources.ts'

export const math: SubjectContent = {
  subject: 'math',
  teachers: [
    { key: 'math-zhou', name: '周慧敏', title: '高级教师', school: 'qinghe' },
    { key: 'math-xu', name: '徐明远', title: '正高级教师', school: 'qinghe' },
    { key: 'math-lin', name: '林晓燕', title: '一级教师', school: 'qinghe' },
    { key: 'math-he', name: '何志强', title: '特级教师', school: 'jiangcheng' },
    { key: 'math-shen', name: '沈雨桐', title: '一级教师', school: 'qinghe', hasAccount: true },
    { key: 'math-tang', name: '唐婉清', title: '高级教师', school: 'jiangcheng' },
  ],
  stages: [
    primary,
    {
      stage: 'junior',
      versions: juniorVersions,
      courses: [...juniorCourses, ...juniorStandingCourses],
      lives: [...juniorLives, ...juniorStandingLives],
      resources: [...juniorLowerResources, ...juniorUpperResources],
    },
    {
      stage: 'senior',
      versions: seniorVersions,
      courses: seniorCourses,
      lives: seniorLives,
      resources: seniorResources,
    },
  ],
}

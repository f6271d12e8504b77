import type { SubjectContent } from '../types.ts'
import { juniorVersions } from './junior-books.ts'
import { juniorCourses, juniorLives } from './junior-courses.ts'
import { juniorElectricResources } from './junior-resources-electric.ts'
import { juniorMechanicsResources } from './junior-resources-mechanics.ts'
import { seniorVersions } from './senior-books.ts'
import { seniorCourses, seniorLives } from './senior-courses.ts'
import { seniorElectricResources } from './senior-resources-electric.ts'
import { seniorMechanicsResources } from './senior-resources-mechanics.ts'

export const physics: SubjectContent = {
  subject: 'physics',
  teachers: [
    { key: 'physics-sun', name: '孙立军', title: '高级教师', school: 'qinghe' },
    { key: 'physics-gao', name: '高雅琴', title: '一级教师', school: 'qinghe' },
    { key: 'physics-ma', name: '马建国', title: '特级教师', school: 'jiangcheng' },
    { key: 'physics-shen', name: '沈佳怡', title: '高级教师', school: 'jiangcheng' },
  ],
  stages: [
    {
      stage: 'junior',
      versions: juniorVersions,
      courses: juniorCourses,
      lives: juniorLives,
      resources: [...juniorMechanicsResources, ...juniorElectricResources],
    },
    {
      stage: 'senior',
      versions: seniorVersions,
      courses: seniorCourses,
      lives: seniorLives,
      resources: [...seniorMechanicsResources, ...seniorElectricResources],
    },
  ],
}

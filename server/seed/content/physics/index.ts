import type { SubjectContent } from '../types.js'
import { juniorCourses, juniorLives } from './junior-courses.js'
import { juniorVersions } from './junior-books.js'
import { juniorElectricResources } from './junior-resources-electric.js'
import { juniorMechanicsResources } from './junior-resources-mechanics.js'
import { seniorCourses, seniorLives } from './senior-courses.js'
import { seniorVersions } from './senior-books.js'
import { seniorElectricResources } from './senior-resources-electric.js'
import { seniorMechanicsResources } from './senior-resources-mechanics.js'

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

import type { SubjectContent } from '../types.ts'
import { juniorVersions } from './junior-books.ts'
import { juniorCourses, juniorLives } from './junior-courses.ts'
import { juniorResources } from './junior-resources.ts'
import { seniorVersions } from './senior-books.ts'
import { seniorCourses, seniorLives } from './senior-courses.ts'
import { seniorElectiveResources } from './senior-resources-elective.ts'
import { seniorRequiredResources } from './senior-resources-required.ts'

export const chemistry: SubjectContent = {
  subject: 'chemistry',
  teachers: [
    { key: 'chemistry-zheng', name: '郑文博', title: '高级教师', school: 'qinghe' },
    { key: 'chemistry-cai', name: '蔡雨欣', title: '一级教师', school: 'qinghe' },
    { key: 'chemistry-luo', name: '罗志刚', title: '正高级教师', school: 'jiangcheng' },
    { key: 'chemistry-xie', name: '谢静怡', title: '高级教师', school: 'jiangcheng' },
  ],
  stages: [
    {
      stage: 'junior',
      versions: juniorVersions,
      courses: juniorCourses,
      lives: juniorLives,
      resources: juniorResources,
    },
    {
      stage: 'senior',
      versions: seniorVersions,
      courses: seniorCourses,
      lives: seniorLives,
      resources: [...seniorRequiredResources, ...seniorElectiveResources],
    },
  ],
}

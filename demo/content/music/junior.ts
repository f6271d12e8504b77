import type { StageContent } from '../types.ts'
import { musicJuniorVersions } from './junior-books.ts'
import { musicJuniorCourses, musicJuniorLives } from './junior-courses.ts'
import { musicJuniorResources } from './junior-resources.ts'

export const musicJunior: StageContent = {
  stage: 'junior',
  versions: musicJuniorVersions,
  courses: musicJuniorCourses,
  lives: musicJuniorLives,
  resources: musicJuniorResources,
}

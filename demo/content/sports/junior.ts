import type { StageContent } from '../types.ts'
import { sportsJuniorVersions } from './junior-books.ts'
import { sportsJuniorCourses, sportsJuniorLives } from './junior-courses.ts'
import { sportsJuniorResources } from './junior-resources.ts'

export const sportsJunior: StageContent = {
  stage: 'junior',
  versions: sportsJuniorVersions,
  courses: sportsJuniorCourses,
  lives: sportsJuniorLives,
  resources: sportsJuniorResources,
}

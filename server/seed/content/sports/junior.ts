import type { StageContent } from '../types.js'
import { sportsJuniorVersions } from './junior-books.js'
import { sportsJuniorCourses, sportsJuniorLives } from './junior-courses.js'
import { sportsJuniorResources } from './junior-resources.js'

export const sportsJunior: StageContent = {
  stage: 'junior',
  versions: sportsJuniorVersions,
  courses: sportsJuniorCourses,
  lives: sportsJuniorLives,
  resources: sportsJuniorResources,
}

import type { StageContent } from '../types.js'
import { biologyJuniorVersions } from './junior-books.js'
import { biologyJuniorCourses, biologyJuniorLives } from './junior-courses.js'
import { biologyJuniorResources } from './junior-resources.js'

export const biologyJunior: StageContent = {
  stage: 'junior',
  versions: biologyJuniorVersions,
  courses: biologyJuniorCourses,
  lives: biologyJuniorLives,
  resources: biologyJuniorResources,
}

import type { StageContent } from '../types.ts'
import { biologyJuniorVersions } from './junior-books.ts'
import { biologyJuniorCourses, biologyJuniorLives } from './junior-courses.ts'
import { biologyJuniorResources } from './junior-resources.ts'

export const biologyJunior: StageContent = {
  stage: 'junior',
  versions: biologyJuniorVersions,
  courses: biologyJuniorCourses,
  lives: biologyJuniorLives,
  resources: biologyJuniorResources,
}

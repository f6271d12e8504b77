import type { StageContent } from '../types.ts'
import { itJuniorVersions } from './junior-books.ts'
import { itJuniorCourses, itJuniorLives } from './junior-courses.ts'
import { itJuniorResources } from './junior-resources.ts'

export const itJunior: StageContent = {
  stage: 'junior',
  versions: itJuniorVersions,
  courses: itJuniorCourses,
  lives: itJuniorLives,
  resources: itJuniorResources,
}

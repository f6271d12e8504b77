import type { StageContent } from '../types.js'
import { itJuniorVersions } from './junior-books.js'
import { itJuniorCourses, itJuniorLives } from './junior-courses.js'
import { itJuniorResources } from './junior-resources.js'

export const itJunior: StageContent = {
  stage: 'junior',
  versions: itJuniorVersions,
  courses: itJuniorCourses,
  lives: itJuniorLives,
  resources: itJuniorResources,
}

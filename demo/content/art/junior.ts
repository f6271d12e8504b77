import type { StageContent } from '../types.ts'
import { artJuniorVersions } from './junior-books.ts'
import { artJuniorCourses, artJuniorLives } from './junior-courses.ts'
import { artJuniorResources } from './junior-resources.ts'

export const artJunior: StageContent = {
  stage: 'junior',
  versions: artJuniorVersions,
  courses: artJuniorCourses,
  lives: artJuniorLives,
  resources: artJuniorResources,
}

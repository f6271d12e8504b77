import type { StageContent } from '../types.js'
import { artJuniorVersions } from './junior-books.js'
import { artJuniorCourses, artJuniorLives } from './junior-courses.js'
import { artJuniorResources } from './junior-resources.js'

export const artJunior: StageContent = {
  stage: 'junior',
  versions: artJuniorVersions,
  courses: artJuniorCourses,
  lives: artJuniorLives,
  resources: artJuniorResources,
}

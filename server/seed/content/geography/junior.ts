import type { StageContent } from '../types.js'
import { geographyJuniorVersions } from './junior-books.js'
import { geographyJuniorCourses, geographyJuniorLives } from './junior-courses.js'
import { geographyJuniorResources } from './junior-resources.js'

export const geographyJunior: StageContent = {
  stage: 'junior',
  versions: geographyJuniorVersions,
  courses: geographyJuniorCourses,
  lives: geographyJuniorLives,
  resources: geographyJuniorResources,
}

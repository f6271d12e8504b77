import type { StageContent } from '../types.ts'
import { geographyJuniorVersions } from './junior-books.ts'
import { geographyJuniorCourses, geographyJuniorLives } from './junior-courses.ts'
import { geographyJuniorResources } from './junior-resources.ts'

export const geographyJunior: StageContent = {
  stage: 'junior',
  versions: geographyJuniorVersions,
  courses: geographyJuniorCourses,
  lives: geographyJuniorLives,
  resources: geographyJuniorResources,
}

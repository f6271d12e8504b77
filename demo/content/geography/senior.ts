import type { StageContent } from '../types.ts'
import { geographySeniorVersions } from './senior-books.ts'
import { geographySeniorCourses, geographySeniorLives } from './senior-courses.ts'
import { geographySeniorResources } from './senior-resources.ts'

export const geographySenior: StageContent = {
  stage: 'senior',
  versions: geographySeniorVersions,
  courses: geographySeniorCourses,
  lives: geographySeniorLives,
  resources: geographySeniorResources,
}

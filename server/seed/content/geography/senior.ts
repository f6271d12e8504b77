import type { StageContent } from '../types.js'
import { geographySeniorVersions } from './senior-books.js'
import { geographySeniorCourses, geographySeniorLives } from './senior-courses.js'
import { geographySeniorResources } from './senior-resources.js'

export const geographySenior: StageContent = {
  stage: 'senior',
  versions: geographySeniorVersions,
  courses: geographySeniorCourses,
  lives: geographySeniorLives,
  resources: geographySeniorResources,
}

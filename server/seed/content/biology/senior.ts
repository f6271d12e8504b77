import type { StageContent } from '../types.js'
import { biologySeniorVersions } from './senior-books.js'
import { biologySeniorCourses, biologySeniorLives } from './senior-courses.js'
import { biologySeniorResources } from './senior-resources.js'

export const biologySenior: StageContent = {
  stage: 'senior',
  versions: biologySeniorVersions,
  courses: biologySeniorCourses,
  lives: biologySeniorLives,
  resources: biologySeniorResources,
}

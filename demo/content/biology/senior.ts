import type { StageContent } from '../types.ts'
import { biologySeniorVersions } from './senior-books.ts'
import { biologySeniorCourses, biologySeniorLives } from './senior-courses.ts'
import { biologySeniorResources } from './senior-resources.ts'

export const biologySenior: StageContent = {
  stage: 'senior',
  versions: biologySeniorVersions,
  courses: biologySeniorCourses,
  lives: biologySeniorLives,
  resources: biologySeniorResources,
}

import type { StageContent } from '../types.ts'
import { itSeniorVersions } from './senior-books.ts'
import { itSeniorCourses, itSeniorLives } from './senior-courses.ts'
import { itSeniorResources } from './senior-resources.ts'

export const itSenior: StageContent = {
  stage: 'senior',
  versions: itSeniorVersions,
  courses: itSeniorCourses,
  lives: itSeniorLives,
  resources: itSeniorResources,
}

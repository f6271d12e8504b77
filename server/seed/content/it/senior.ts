import type { StageContent } from '../types.js'
import { itSeniorVersions } from './senior-books.js'
import { itSeniorCourses, itSeniorLives } from './senior-courses.js'
import { itSeniorResources } from './senior-resources.js'

export const itSenior: StageContent = {
  stage: 'senior',
  versions: itSeniorVersions,
  courses: itSeniorCourses,
  lives: itSeniorLives,
  resources: itSeniorResources,
}

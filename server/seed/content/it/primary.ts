import type { StageContent } from '../types.js'
import { itPrimaryVersions } from './primary-books.js'
import { itPrimaryCourses, itPrimaryLives } from './primary-courses.js'
import { itPrimaryResources } from './primary-resources.js'

export const itPrimary: StageContent = {
  stage: 'primary',
  versions: itPrimaryVersions,
  courses: itPrimaryCourses,
  lives: itPrimaryLives,
  resources: itPrimaryResources,
}

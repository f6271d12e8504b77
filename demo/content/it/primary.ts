import type { StageContent } from '../types.ts'
import { itPrimaryVersions } from './primary-books.ts'
import { itPrimaryCourses, itPrimaryLives } from './primary-courses.ts'
import { itPrimaryResources } from './primary-resources.ts'

export const itPrimary: StageContent = {
  stage: 'primary',
  versions: itPrimaryVersions,
  courses: itPrimaryCourses,
  lives: itPrimaryLives,
  resources: itPrimaryResources,
}

import type { StageContent } from '../types.ts'
import { artPrimaryVersions } from './primary-books.ts'
import { artPrimaryCourses, artPrimaryLives } from './primary-courses.ts'
import { artPrimaryResources } from './primary-resources.ts'

export const artPrimary: StageContent = {
  stage: 'primary',
  versions: artPrimaryVersions,
  courses: artPrimaryCourses,
  lives: artPrimaryLives,
  resources: artPrimaryResources,
}

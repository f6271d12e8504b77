import type { StageContent } from '../types.js'
import { artPrimaryVersions } from './primary-books.js'
import { artPrimaryCourses, artPrimaryLives } from './primary-courses.js'
import { artPrimaryResources } from './primary-resources.js'

export const artPrimary: StageContent = {
  stage: 'primary',
  versions: artPrimaryVersions,
  courses: artPrimaryCourses,
  lives: artPrimaryLives,
  resources: artPrimaryResources,
}

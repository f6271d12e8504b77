import type { StageContent } from '../types.js'
import { musicPrimaryVersions } from './primary-books.js'
import { musicPrimaryCourses, musicPrimaryLives } from './primary-courses.js'
import { musicPrimaryResources } from './primary-resources.js'

export const musicPrimary: StageContent = {
  stage: 'primary',
  versions: musicPrimaryVersions,
  courses: musicPrimaryCourses,
  lives: musicPrimaryLives,
  resources: musicPrimaryResources,
}

import type { StageContent } from '../types.ts'
import { musicPrimaryVersions } from './primary-books.ts'
import { musicPrimaryCourses, musicPrimaryLives } from './primary-courses.ts'
import { musicPrimaryResources } from './primary-resources.ts'

export const musicPrimary: StageContent = {
  stage: 'primary',
  versions: musicPrimaryVersions,
  courses: musicPrimaryCourses,
  lives: musicPrimaryLives,
  resources: musicPrimaryResources,
}

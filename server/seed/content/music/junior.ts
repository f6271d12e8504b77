import type { StageContent } from '../types.js'
import { musicJuniorVersions } from './junior-books.js'
import { musicJuniorCourses, musicJuniorLives } from './junior-courses.js'
import { musicJuniorResources } from './junior-resources.js'

export const musicJunior: StageContent = {
  stage: 'junior',
  versions: musicJuniorVersions,
  courses: musicJuniorCourses,
  lives: musicJuniorLives,
  resources: musicJuniorResources,
}

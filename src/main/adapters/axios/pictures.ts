import type { ContainerModule } from 'inversify'
import { wirePictures } from '../wire/pictures.ts'

/** What of the set pictures of a text need. */
export const axiosPictures: readonly ContainerModule[] = [wirePictures]

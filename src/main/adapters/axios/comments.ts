import type { ContainerModule } from 'inversify'
import { wireComments } from '../wire/comments.ts'

/** What of the set comments need; their drafts belong to the signed-in part, which deletes those of others. */
export const axiosComments: readonly ContainerModule[] = [wireComments]

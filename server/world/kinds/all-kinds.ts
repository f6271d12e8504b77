import type { Kind } from '../world-kind.ts'
import { questions, resources } from './content-kinds.ts'
import { courses, lives } from './course-kinds.ts'
import { drafts, livePlans } from './draft-kinds.ts'
import { banners, categories, cloudMenus, hotTerms, notices, tags, tree } from './frame-kinds.ts'
import { people, roles, schools } from './people-kinds.ts'
import { site } from './site-kind.ts'

/** Every kind of a world, those that others name before them. */
export const KINDS: readonly Kind[] = [
  schools,
  roles,
  people,
  tree,
  tags,
  categories,
  hotTerms,
  banners,
  notices,
  cloudMenus,
  questions,
  resources,
  courses,
  lives,
  drafts,
  livePlans,
  site,
]

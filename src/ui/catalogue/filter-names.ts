import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { pathTo } from '#domain/catalogue/curriculum-node.ts'
import type { ListFilter } from '#domain/catalogue/list-change.ts'
import {
  chaptersRequest,
  contentOf,
  knowledgeRequest,
  type MenuPlace,
  type Menus,
  subjectRequest,
  subjectTree,
  tagsRequest,
} from '#domain/catalogue/menu.ts'
import { copy } from '../copy/copy.ts'
import { listCopy } from '../copy/list-copy.ts'

/** 一年级 … 高三; the number itself for what is no such grade. */
export const gradeName = (grade: number): string => listCopy.grades[grade - 1] ?? String(grade)

/**
 * What a filter is called: as the menus say, else as a content of the list says of where it stands, else only of what kind
 * it is.
 */
export const filterName = (
  filter: ListFilter,
  place: MenuPlace,
  menus: Menus,
  example: ContentCard | null,
): string => {
  if (filter.name === 'status') return copy.card.liveStatus[filter.status]
  if (filter.name === 'grade') return gradeName(filter.id)
  if (filter.name === 'tag') {
    // A keyword may leave no content of a chosen tag: another of the menus still names it.
    const known = [
      contentOf(menus, tagsRequest(place, menus)),
      ...Object.values(menus).map((menu) => menu.content),
    ]
    const tags = known.flatMap(({ groups }) => groups.flatMap((group) => group.tags))
    return tags.find(({ id }) => id === filter.id)?.name ?? listCopy.filterNames.tag
  }
  const nodes = {
    stage: subjectTree(place, menus),
    subject: subjectTree(place, menus),
    version: contentOf(menus, subjectRequest(place, menus)).subject?.versions ?? [],
    book: contentOf(menus, subjectRequest(place, menus)).subject?.versions ?? [],
    chapter: contentOf(menus, chaptersRequest(place)).nodes,
    knowledge: contentOf(menus, knowledgeRequest(place, menus)).nodes,
  }[filter.name]
  const known = pathTo(nodes, filter.id).at(-1)?.name
  const stands = filter.name === 'knowledge' ? undefined : example?.place[filter.name]
  return known ?? (stands?.id === filter.id ? stands.name : listCopy.filterNames[filter.name])
}

import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { Neighbours, ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import { RESOURCES } from './content/resources.ts'

/** The in-memory backend keeps no bytes: there is nothing to look at and nothing to download. */
export const fileOfResource = (resource: ContentCard): FileItem => ({
  id: resource.id,
  name: `${resource.name}.${resource.suffix}`,
  suffix: resource.suffix,
  size: resource.fileSize,
  hash: resource.id.toString(16).padStart(64, '0'),
  downloadUrl: '',
  previewUrl: '',
  previewKind: 'none',
  thumbUrl: '',
  updateTime: resource.updateTime,
})

/** Other resources of the same subject. */
export const resourcesNear = ({ id, place }: ContentCard): readonly ContentCard[] =>
  RESOURCES.filter((other) => other.id !== id && other.place.subject.id === place.subject.id)

export const resourceOf = (id: number): ResourceDetail | undefined => {
  const card = RESOURCES.find((resource) => resource.id === id)
  if (card === undefined) return undefined
  const near = resourcesNear(card)
  return {
    card,
    introduction: [card.summary],
    files: [fileOfResource(card)],
    sameChapter: near.slice(0, 4),
    related: near.slice(4),
  }
}

export const neighboursOfResource = (id: number): Neighbours => {
  const at = RESOURCES.findIndex((resource) => resource.id === id)
  return { previousId: RESOURCES[at - 1]?.id ?? 0, nextId: RESOURCES[at + 1]?.id ?? 0 }
}

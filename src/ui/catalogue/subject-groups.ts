import type { Category } from '#domain/catalogue/category.ts'

export interface NamedSubject {
  readonly id: number
  readonly name: string
}

/** The subjects of one stage below a category. */
export interface SubjectGroup {
  readonly stageId: number
  /** 小学, 初中, 高中; '' where the tree has no stages. */
  readonly stage: string
  readonly subjects: readonly NamedSubject[]
}

/**
 * What stands below a category: stages with their subjects. A backend whose tree has one level only has its entries in a
 * group without a stage.
 */
export const subjectGroupsOf = (
  category: Pick<Category, 'children'> | undefined,
): readonly SubjectGroup[] => {
  const below = (category?.children ?? []).filter(({ visible }) => visible)
  const stages = below.filter(({ children }) => children.length > 0)
  const bare = below.filter(({ children }) => children.length === 0)
  return [
    ...stages.map(({ id, name, children }) => ({
      stageId: id,
      stage: name,
      subjects: children.filter(({ visible }) => visible),
    })),
    ...(bare.length > 0 ? [{ stageId: 0, stage: '', subjects: bare }] : []),
  ]
}

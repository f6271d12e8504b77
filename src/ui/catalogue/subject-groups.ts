import type { Category } from '#domain/catalogue/category.ts'

/** The subjects of one stage below a category. */
export interface SubjectGroup {
  /** 小学, 初中, 高中; '' where the names tell no stage. */
  readonly stage: string
  readonly subjects: readonly { readonly id: number; readonly name: string }[]
}

const STAGED = /^(小学|初中|高中)(.+)$/

/** Children of a category are named 初中数学: taken apart into stages and subjects, in the order in which they come. */
export const subjectGroupsOf = (
  category: Pick<Category, 'children'> | undefined,
): readonly SubjectGroup[] => {
  const groups = new Map<string, { id: number; name: string }[]>()
  for (const { id, name, visible } of category?.children ?? []) {
    if (!visible) continue
    const [, stage = '', subject = name] = STAGED.exec(name) ?? []
    groups.set(stage, [...(groups.get(stage) ?? []), { id, name: subject }])
  }
  return [...groups].map(([stage, subjects]) => ({ stage, subjects }))
}

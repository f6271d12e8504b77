/** A stored tag. The `source` of its row says which field of a content carries it; `given`: the tag itself. */
export interface KnownTag {
  readonly id: number
  readonly groupId: number
  readonly source: 'given' | 'grade' | 'suffix'
  /** What a content has that carries it, where `source` names a field of contents. */
  readonly values: readonly string[]
}

/** What a content needs for one row of tags: any of the values. */
export type TagCriterion =
  | { readonly by: 'grade' | 'tag'; readonly values: readonly number[] }
  | { readonly by: 'suffix'; readonly values: readonly string[] }

const criterionOf = (row: readonly KnownTag[]): TagCriterion => {
  const values = row.flatMap((it) => it.values)
  switch (row[0]?.source ?? 'given') {
    case 'grade':
      return { by: 'grade', values: values.map(Number) }
    case 'suffix':
      return { by: 'suffix', values }
    case 'given':
      return { by: 'tag', values: row.map(({ id }) => id) }
  }
}

/** One tag of each row that is named (R-catalogue-8); null where an id is no tag, which no content carries. */
export const tagCriteriaOf = (
  wanted: readonly number[],
  found: readonly KnownTag[],
): readonly TagCriterion[] | null => {
  if (found.length < new Set(wanted).size) return null
  const groups = [...new Set(found.map(({ groupId }) => groupId))]
  return groups.map((id) => criterionOf(found.filter(({ groupId }) => groupId === id)))
}

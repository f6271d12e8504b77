/** Sort of the wire; any other number is 综合. */
export const SORT = { overall: 0, newest: 1, mostViewed: 2, mostDownloaded: 3 } as const
export type Sort = (typeof SORT)[keyof typeof SORT]

export const asSort = (value = 0): Sort => Object.values(SORT).find((sort) => sort === value) ?? SORT.overall

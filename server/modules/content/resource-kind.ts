/** The row of tags that says of what kind a resource is: 课件 教案 学案 试卷 微课 素材. */
export const RESOURCE_KIND = 'resource-kind'

import type { SchoolKey } from '../../../server/seed/content/types.js'

export { STAGES as stageNames, subjectNameOf } from '../../../server/seed/catalogue.js'

/** The two schools of the seed, by the names of server/seed/people.ts. */
export const schoolNames: Readonly<Record<SchoolKey, string>> = {
  qinghe: '青禾实验学校',
  jiangcheng: '江城第一中学',
}

import type { SchoolKey } from '../../content/types.ts'

export { STAGES as stageNames, subjectNameOf } from '../../seed/catalogue.ts'

/** The two schools of the seed, by the names of demo/seed/people.ts. */
export const schoolNames: Readonly<Record<SchoolKey, string>> = {
  qinghe: '青禾实验学校',
  jiangcheng: '江城第一中学',
}

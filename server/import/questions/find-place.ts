import { NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import type { CurriculumNode, ImportPlaceRepository } from './import-place.repository.ts'
import type { ImportAuthor, ImportPlace } from './question-rows.ts'

/** Names as they stand in the curriculum; '' for none. */
export interface PlaceNames {
  readonly stage: string
  readonly subject: string
  readonly version: string
  readonly book: string
  readonly chapter: string
  readonly know: string
}

const LEVELS: Readonly<Record<keyof PlaceNames, readonly [NodeType, string]>> = {
  stage: [NODE_TYPE.stage, '学段'],
  subject: [NODE_TYPE.subject, '学科'],
  version: [NODE_TYPE.version, '教材版本'],
  book: [NODE_TYPE.book, '册'],
  chapter: [NODE_TYPE.chapter, '章节'],
  know: [NODE_TYPE.knowledge, '知识点'],
}

const named = async (
  places: ImportPlaceRepository,
  level: keyof PlaceNames,
  name: string,
  parent: CurriculumNode | null,
): Promise<CurriculumNode> => {
  const [type, called] = LEVELS[level]
  const nodes = await places.findBelow(parent?.id ?? null, type)
  const found =
    nodes.find((node) => node.name === name) ?? nodes.find((node) => node.name.startsWith(`${name}（`))
  if (found) return found
  const known = [...new Set(nodes.map((node) => node.name))].slice(0, 20).join('、')
  throw new Error(`没有找到${called}“${name}”${known === '' ? '' : `，有：${known}`}`)
}

/** The place of these names; throws with the names that there are for one that there is not. */
export const findPlace = async (places: ImportPlaceRepository, names: PlaceNames): Promise<ImportPlace> => {
  if (names.stage === '' || names.subject === '') throw new Error('请用 --stage 和 --subject 说明学段和学科')
  const stage = await named(places, 'stage', names.stage, null)
  const subject = await named(places, 'subject', names.subject, stage)
  const within = async (level: 'version' | 'book' | 'chapter' | 'know', parent: CurriculumNode | null) =>
    names[level] === '' ? null : named(places, level, names[level], parent ?? subject)
  const ownVersion = await within('version', subject)
  const ownBook = await within('book', ownVersion)
  const chapter = await within('chapter', ownBook ?? ownVersion)
  const know = await within('know', subject)
  const parents = await places.findPath(chapter ?? ownBook ?? ownVersion)
  const book = parents.find(({ nodeType }) => nodeType === NODE_TYPE.book)
  return {
    stageId: stage.id,
    subjectId: subject.id,
    versionId: parents.find(({ nodeType }) => nodeType === NODE_TYPE.version)?.id ?? null,
    bookId: book?.id ?? null,
    chapterId: chapter?.id ?? null,
    knowId: know?.id ?? null,
    gradeId: book?.gradeId ?? 0,
  }
}

/** The user who has this mobile number, or the first with the right to review; with the first school where they have it. */
export const findAuthor = async (
  places: Pick<ImportPlaceRepository, 'findAuthor'>,
  mobile: string,
): Promise<ImportAuthor & { readonly name: string }> => {
  const found = await places.findAuthor(mobile)
  if (found) return found
  throw new Error(
    mobile === ''
      ? '还没有有审核权限的人，请用 --by 手机号 说明由谁导入'
      : `没有找到手机号 ${mobile} 所在的学校`,
  )
}

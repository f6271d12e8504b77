import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { CurriculumNode, NodeKind, SubjectMenu } from '#domain/catalogue/curriculum-node.ts'
import { pathId, STAGES, stageId, subjectId, subjectsOf, UNITS } from './card.ts'

const KNOWLEDGE_POINTS: Readonly<Record<string, readonly string[]>> = {
  数学: ['数与式', '方程与不等式', '函数', '图形的性质', '统计与概率'],
  物理: ['力学', '热学', '电学', '光学'],
}

/** Where a content stands, by the level of a node. */
const idAt = ({ place }: ContentCard, kind: NodeKind): number => (kind === 'knowledge' ? 0 : place[kind].id)

const node = (
  contents: readonly ContentCard[],
  kind: NodeKind,
  id: number,
  name: string,
  children: readonly CurriculumNode[] = [],
): CurriculumNode => ({
  id,
  name,
  kind,
  count: contents.filter((content) => idAt(content, kind) === id).length,
  hasChildren: children.length > 0,
  children,
})

/** The stages with their subjects, as the tree of categories has them. */
export const subjectNodes = (contents: readonly ContentCard[]): readonly CurriculumNode[] =>
  STAGES.map((stage) =>
    node(
      contents,
      'stage',
      stageId(stage),
      stage,
      subjectsOf(stage).map((subject) => node(contents, 'subject', subjectId(stage, subject), subject)),
    ),
  )

/** Contents of a version or a book are not counted. */
const uncounted = (
  kind: 'version' | 'book',
  id: number,
  name: string,
  children: readonly CurriculumNode[] = [],
): CurriculumNode => ({ ...node([], kind, id, name, children), count: null })

/** Versions and books of a subject: those that some content stands in. */
export const subjectMenuOf = (contents: readonly ContentCard[], subject: number): SubjectMenu => {
  const inside = contents.filter(({ place }) => place.subject.id === subject)
  const versions = new Map(inside.map(({ place: { version } }) => [version.id, version.name]))
  const booksOf = (version: number) =>
    new Map(
      inside.flatMap(({ place }) => (place.version.id === version ? [[place.book.id, place.book.name]] : [])),
    )
  const name = inside[0]?.place.subject.name ?? ''
  return {
    versions: [...versions].map(([id, version]) =>
      uncounted(
        'version',
        id,
        version,
        [...booksOf(id)].map(([book, title]) => uncounted('book', book, title)),
      ),
    ),
    knowledgeRootId: name in KNOWLEDGE_POINTS ? pathId(`知识点 ${subject}`) : 0,
  }
}

/** The units of a book, each with two lessons; `all` says what the book is, `contents` are counted. */
export const chapterNodes = (
  all: readonly ContentCard[],
  contents: readonly ContentCard[],
  book: number,
): readonly CurriculumNode[] => {
  const place = all.find((content) => content.place.book.id === book)?.place
  if (place === undefined) return []
  const path = [place.stage, place.subject, place.version, place.book].map(({ name }) => name).join(' ')
  return UNITS.map((unit) =>
    node(
      contents,
      'chapter',
      pathId(`${path} ${unit}`),
      unit,
      ['第一课', '第二课'].map((lesson) =>
        node(contents, 'chapter', pathId(`${path} ${unit} ${lesson}`), `${unit.slice(1, 2)}·${lesson}`),
      ),
    ),
  )
}

export const knowledgeNodes = (root: number): readonly CurriculumNode[] => {
  const owner = STAGES.flatMap((stage) =>
    subjectsOf(stage).map((subject) => [subject, subjectId(stage, subject)] as const),
  ).find(([, id]) => pathId(`知识点 ${id}`) === root)
  if (owner === undefined) return []
  return (KNOWLEDGE_POINTS[owner[0]] ?? []).map((name) =>
    node([], 'knowledge', pathId(`知识点 ${owner[1]} ${name}`), name),
  )
}

import {
  type SubjectChoice,
  subjectTitle,
  type TreeKind,
  type TreePlace,
} from '#domain/frame/curriculum-tree.ts'

/** What the trees of the curriculum are called. */
export const treeNames: Readonly<Record<TreeKind, string>> = {
  stages: '学段和学科',
  textbooks: '教材目录',
  knowledge: '知识点',
}

/** Which tree it is, with its subject once that is known. */
export const treeTitle = ({ kind }: TreePlace, subject: SubjectChoice | null): string =>
  subject === null ? treeNames[kind] : `${subjectTitle(subject)} · ${treeNames[kind]}`

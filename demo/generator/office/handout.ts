import type { FileChild } from 'docx'
import type { Handout } from '../../handouts/types.ts'
import type { ResourceDocument } from '../document/catalogue.ts'
import { chapterOf, ordinal, shelfOf, signatureOf } from '../document/wording.ts'
import type { DocumentParts } from './docx-parts.ts'

/** A lesson to be read: what it is for, its parts, exercises, and their answers on a page of their own. */
export const handoutLayout = (
  one: ResourceDocument,
  { aim, parts: read, exercises }: Handout,
  parts: DocumentParts,
): readonly FileChild[] => [
  parts.title(one.title),
  parts.line(`${shelfOf(one)}　${chapterOf(one)}`),
  parts.line(`讲义　${signatureOf(one)}`),
  parts.heading('学习目标'),
  ...parts.text(aim),
  ...read.flatMap(({ heading, blocks }, index) => [
    parts.heading(`${ordinal(index)}、${heading}`),
    ...blocks.flatMap((block): readonly FileChild[] =>
      block.kind === 'text' ? parts.text(block.text) : [parts.grid(block.rows, true), ...parts.text('')],
    ),
  ]),
  parts.heading('练习'),
  ...exercises.flatMap(({ asked }, index) => parts.numbered(index, undefined, [asked])),
  parts.heading('参考答案', true),
  ...exercises.flatMap(({ answer }, index) => parts.numbered(index, undefined, [answer])),
]

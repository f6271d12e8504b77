import { AlignmentType, Document, type FileChild, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { Exam } from '../../content/types.ts'
import type { ResourceDocument } from '../document/catalogue.ts'
import { type Statement, statementOf } from '../document/point.ts'
import { allRows, tableOf } from '../document/table.ts'
import { paperOf, type Section, scoreOf, sectionTitle } from '../document/task.ts'
import { bookOf, chapterOf, ordinal, shelfOf } from '../document/wording.ts'
import { stageNames, subjectNameOf } from '../look/names.ts'
import { paletteOf } from '../look/palette.ts'
import { settled } from '../output/ooxml.ts'
import { DocumentParts } from './docx-parts.ts'
import { handoutLayout } from './handout.ts'

type Layout = (one: ResourceDocument, parts: DocumentParts) => readonly FileChild[]

const facts = (one: ResourceDocument, parts: DocumentParts): FileChild =>
  parts.facts([
    ['课题', one.title],
    ['学段学科', `${stageNames[one.stage]}${subjectNameOf(one.subject, one.stage)}`],
    ['教材', bookOf(one).join(' ')],
    ['章节', chapterOf(one)],
    ['教师', `${one.teacher}　${one.teacherTitle}`],
    ['学校', one.school],
  ])

/** Table rows as a table, all other lines as the numbered list of the layout. */
const content = (
  one: ResourceDocument,
  parts: DocumentParts,
  list: (points: readonly string[]) => readonly FileChild[],
): readonly FileChild[] => {
  const table = tableOf(one.points)
  return table === undefined
    ? list(one.points)
    : [parts.grid(allRows(table), table.header !== undefined), ...parts.text(''), ...list(table.notes)]
}

const numbered =
  (parts: DocumentParts) =>
  (points: readonly string[]): readonly FileChild[] =>
    points
      .map(statementOf)
      .flatMap(({ heading, sentences }, index) => parts.numbered(index, heading, sentences))

const isGoal = ({ heading }: Statement): boolean => /目标|重点|难点|学情/u.test(heading ?? '')
const isBoard = ({ heading }: Statement): boolean => /板书/u.test(heading ?? '')
const isHomework = ({ heading }: Statement): boolean => /作业/u.test(heading ?? '')

const stepsOf = (statements: readonly Statement[], parts: DocumentParts): FileChild =>
  parts.grid(
    [
      ['环节', '教学内容与活动'],
      ...statements.map(({ heading, sentences }, index): readonly [string, string] => [
        heading ?? `环节${ordinal(index)}`,
        sentences.join(''),
      ]),
    ],
    true,
    [2, 8],
  )

/** A lesson plan puts what its points call goals, blackboard and homework where a plan has them. */
const plan: Layout = (one, parts) => {
  const table = tableOf(one.points)
  const statements = (table?.notes ?? one.points).map(statementOf)
  const said = (chosen: readonly Statement[]): readonly Paragraph[] =>
    parts.text(
      ...chosen.map(({ heading, sentences }) =>
        /^(?:教学目标|目标|板书设计|板书|作业布置|作业)$/u.test(heading ?? '')
          ? sentences.join('')
          : `${heading}：${sentences.join('')}`,
      ),
    )
  const goals = statements.filter(isGoal)
  const board = statements.filter(isBoard)
  const homework = statements.filter(isHomework)
  const steps = statements.filter((each) => !isGoal(each) && !isBoard(each) && !isHomework(each))
  const blocks: readonly (readonly [string, readonly FileChild[]])[] = [
    ['设计意图', parts.text(one.summary)],
    ['教学目标', said(goals)],
    [
      '教学过程',
      [
        ...(table === undefined
          ? []
          : [parts.grid(allRows(table), table.header !== undefined), ...parts.text('')]),
        stepsOf(steps, parts),
      ],
    ],
    ['作业布置', said(homework)],
    ['板书设计', said(board)],
    ['教学反思', parts.ruled(4)],
  ]
  return [
    parts.title(one.title),
    parts.line('教学设计'),
    facts(one, parts),
    ...blocks
      .filter(([, children]) => children.length > 0)
      .flatMap(([name, children], index) => [parts.heading(`${ordinal(index)}、${name}`), ...children]),
  ]
}

const examOf = ({ key, exam }: ResourceDocument): Exam => {
  if (exam === undefined) throw new Error(`${key} has no version`)
  return exam
}

/** Answers and how they are marked, on what teachers get. */
const answerKey = (exam: Exam, parts: DocumentParts): readonly FileChild[] => {
  if (!exam.forTeachers) return []
  const { sections, marking } = paperOf(exam)
  const answers = sections.flatMap(({ tasks }) => tasks).flatMap(({ answer }) => answer ?? [])
  return [
    parts.heading('参考答案'),
    ...parts.text(...answers.map((answer, index) => `${index + 1}．${answer}`)),
    ...(marking.length === 0 ? [] : [parts.heading('答案要点与评分'), ...parts.text(...marking)]),
  ]
}

const study: Layout = (one, parts) => {
  const exam = examOf(one)
  const points = exam.points.flatMap(({ asked }) => asked ?? [])
  return [
    parts.title(one.title),
    parts.line(`${shelfOf(one)}　${chapterOf(one)}`),
    parts.blanks(['班级', '姓名', '日期']),
    parts.heading('学习目标'),
    ...parts.text(one.summary),
    parts.heading('学习任务'),
    ...content({ ...one, points }, parts, numbered(parts)),
    ...answerKey(exam, parts),
    parts.heading('我的疑问与收获'),
    ...parts.ruled(4),
    ...parts.text('', `编写：${one.school}　${one.teacher}`),
  ]
}

const tasksOf = (sections: readonly Section[], parts: DocumentParts): readonly FileChild[] => {
  let number = -1
  return sections.flatMap(({ name, tasks }, index) => [
    ...(name === undefined ? [] : [parts.subheading(`${ordinal(index)}、${sectionTitle(name)}`)]),
    ...tasks.flatMap((task) => {
      if (task.answer === undefined) return parts.text(task.question)
      number += 1
      return parts.numbered(number, undefined, [`${scoreOf(task)}${task.question}`])
    }),
  ])
}

const paper: Layout = (one, parts) => {
  const exam = examOf(one)
  return [
    parts.title(one.title),
    parts.line(`${shelfOf(one)}　${chapterOf(one)}`),
    parts.line(`命题：${one.school}　${one.teacher}`),
    parts.blanks(['班级', '姓名', '学号', '得分']),
    ...parts.text(`说明：${one.summary}`),
    parts.heading('试题'),
    ...tasksOf(paperOf(exam).sections, parts),
    ...answerKey(exam, parts),
  ]
}

const reading: Layout = (one, parts) => [
  parts.title(one.title),
  parts.line(shelfOf(one)),
  facts(one, parts),
  parts.heading('内容提要'),
  ...parts.text(one.summary),
  parts.heading('内容'),
  ...content(one, parts, numbered(parts)),
]

const layouts: Readonly<Record<ResourceDocument['kind'], Layout>> = {
  教案: plan,
  学案: study,
  试卷: paper,
  课件: reading,
  微课: reading,
  素材: reading,
}

const laidOut: Layout = (one, parts) =>
  one.handout === undefined ? layouts[one.kind](one, parts) : handoutLayout(one, one.handout, parts)

const footer = (one: ResourceDocument): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ text: `知源课堂 · ${one.title} · 第 `, size: 16, color: '646464' }),
          new TextRun({ children: [PageNumber.CURRENT], size: 16, color: '646464' }),
          new TextRun({ text: ' 页', size: 16, color: '646464' }),
        ],
      }),
    ],
  })

export const docx = async (one: ResourceDocument): Promise<Uint8Array> => {
  const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: '微软雅黑', cs: 'Calibri' }
  const file = new Document({
    title: one.title,
    creator: one.teacher,
    lastModifiedBy: one.teacher,
    description: one.summary,
    styles: { default: { document: { run: { font, size: 21 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: 1273, right: 1273 },
          },
        },
        footers: { default: footer(one) },
        children: [...laidOut(one, new DocumentParts(paletteOf(one.subject)))],
      },
    ],
  })
  return settled(await Packer.toBuffer(file))
}

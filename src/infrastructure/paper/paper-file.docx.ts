import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { PaperFilePort, PaperFileRequest } from '#application/paper/paper-file.port.ts'
import { type SheetItem, sheetItemsOf } from '#domain/paper/paper-sheet.ts'
import { runsWithBlanks } from './blank-runs.ts'
import { notesOf, scoreTableOf, sealingLineOf, sectionHeadOf } from './docx-frame.ts'
import { sectionOf, textWidthOf } from './docx-page.ts'
import { type Content, itemContent, type Setting, solutionsOf } from './docx-question.ts'
import { twoWayTableContent } from './docx-table.ts'
import type { PaperPicture, PictureSource } from './picture-source.ts'
import { richInlinesOf } from './rich-blocks.ts'
import type { PicturesBySource } from './rich-docx.ts'

type Words = PaperFileRequest['words']

const bold = (text: string): TextRun => new TextRun({ text, bold: true })

const centred = (children: ParagraphChild[]): Paragraph =>
  new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 120 }, children })

/** A little air between the box of a section and its first question. */
const underHead = (): Paragraph =>
  new Paragraph({ keepNext: true, spacing: { line: 120, lineRule: 'exact' }, children: [] })

const sectionContent = (setting: Setting): Content[] => {
  const { request, pictures, width } = setting
  const { sheet, words, answers } = request
  const last = sheetItemsOf(sheet).length
  return sheet.sections.flatMap((section, place) => {
    const name = words.section(place, section.name, section.items.length, section.score)
    return [
      new Paragraph({ keepNext: true, spacing: { before: 120 }, children: [] }),
      ...(sheet.frame.scoreBoxes
        ? [sectionHeadOf(name, words, width), underHead()]
        : [new Paragraph({ keepNext: true, spacing: { after: 120 }, children: [bold(name)] })]),
      ...section.items.flatMap((item) => [
        ...itemContent(item, setting),
        ...(answers === 'after'
          ? solutionsOf(item, words, pictures, {
              numbered: false,
              whole: item.number >= last - 1,
              keepNext: item.number === last - 1,
            })
          : []),
        // No page for one question alone: the last but one goes there with it.
        new Paragraph({
          ...(item.number === last - 1 && { keepNext: true }),
          spacing: { line: 120, lineRule: 'exact' },
          children: [],
        }),
      ]),
    ]
  })
}

const askedContent = (setting: Setting): Content[] => {
  const { sheet, words } = setting.request
  return [
    centred([new TextRun({ text: sheet.name, bold: true, size: 36 })]),
    centred([new TextRun({ text: words.facts, color: '505050' })]),
    ...(sheet.frame.seal ? [] : [centred([...runsWithBlanks(words.identity)])]),
    ...(sheet.frame.scoreBoxes ? [scoreTableOf(sheet, words)] : []),
    ...notesOf(sheet, words),
    ...sectionContent(setting),
  ]
}

const answersContent = ({ sheet, words }: PaperFileRequest, pictures: PicturesBySource): Content[] => [
  centred([new TextRun({ text: words.answers, bold: true, size: 32 })]),
  // No page for one answer alone.
  ...sheetItemsOf(sheet).flatMap((item, at, { length }) =>
    solutionsOf(item, words, pictures, {
      numbered: true,
      whole: at >= length - 2,
      keepNext: at === length - 2,
    }),
  ),
]

const footerOf = ({ page: { before, between, after } }: Words): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
            size: 18,
          }),
        ],
      }),
    ],
  })

/** What is asked, the answers, 双向细目表: each begins a page, as on paper. */
const sectionsOf = (request: PaperFileRequest, pictures: PicturesBySource): readonly ISectionOptions[] => {
  const { sheet, words, answers, format, withTable } = request
  const { seal } = sheet.frame
  const footers = { default: footerOf(words), ...(seal && { first: footerOf(words) }) }
  const blank = () => new Header({ children: [new Paragraph({ children: [] })] })
  const sealed = () => new Header({ children: [sealingLineOf(words), new Paragraph({ children: [] })] })
  return [
    {
      properties: sectionOf(format, seal),
      footers,
      ...(seal && { headers: { first: sealed(), default: blank() } }),
      children: askedContent({ request, pictures, width: textWidthOf(format, seal) }),
    },
    ...(answers === 'end'
      ? [{ properties: sectionOf(format, false), footers, children: answersContent(request, pictures) }]
      : []),
    ...(withTable
      ? [{ properties: sectionOf('a4', false), footers, children: twoWayTableContent(sheet, words) }]
      : []),
  ]
}

const textsOf = ({ question }: SheetItem): readonly string[] =>
  [question, ...question.parts].flatMap(({ stem, options, solution }) => [
    stem,
    ...options.map(({ content }) => content),
    ...(solution === null ? [] : [...solution.answer, solution.analysis]),
  ])

const picturesOf = async (
  { sheet }: PaperFileRequest,
  source: PictureSource,
  signal: AbortSignal,
): Promise<PicturesBySource> => {
  const addresses = sheetItemsOf(sheet)
    .flatMap(textsOf)
    .filter((text) => text.includes('<img'))
    .flatMap((text) => richInlinesOf(text))
    .flatMap((inline) => (inline.kind === 'picture' ? [inline.source] : []))
  const brought = await Promise.all(
    [...new Set(addresses)].map(async (address) => [address, await source(address, signal)] as const),
  )
  return new Map(brought.filter((entry): entry is readonly [string, PaperPicture] => entry[1] !== null))
}

/** A .docx that LibreOffice and Word open: formulas are equations (OMML), tables tables, pictures pictures. */
export const docxPaperFile = (source: PictureSource): PaperFilePort => ({
  write: async (request, signal) => {
    const pictures = await picturesOf(request, source, signal)
    const document = new Document({
      title: request.sheet.name,
      styles: {
        default: {
          document: {
            run: { size: 21, font: { ascii: 'Times New Roman', eastAsia: '宋体', hAnsi: 'Times New Roman' } },
            paragraph: { spacing: { line: 340, lineRule: 'auto' } },
          },
        },
      },
      sections: [...sectionsOf(request, pictures)],
    })
    signal.throwIfAborted()
    return Packer.toBlob(document)
  },
})

import { placeText, rowsUnderHead, type TableRow } from '../table-head.ts'
import { FileRefusal, type ReadItem } from './draft.ts'
import { wordsOf } from './inline-marks.ts'
import type { SheetTable } from './sheet-file.ts'
import type { SheetPicture } from './sheet-pictures.ts'
import {
  assembledQuestion,
  NO_STAFF_QUESTION,
  type StaffFile,
  type StaffQuestion,
  staffItem,
  staffKindOf,
} from './staff-question.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
type Letter = (typeof LETTERS)[number]

const optionNames = (letter: Letter, index: number): readonly string[] => [
  letter,
  `选项${letter}`,
  `${letter}选项`,
  `选项${index + 1}`,
  `备选${letter}`,
]

const COLUMNS = {
  kind: ['题型', '试题类型', '题目类型', '类型', '题类'],
  stem: ['题干', '题目', '试题', '试题内容', '题目内容', '题干内容', '试题题干', '问题', '题目描述'],
  options: ['选项', '备选项', '候选项', '试题选项'],
  answer: ['答案', '正确答案', '参考答案', '标准答案', '试题答案', '正确选项'],
  analysis: ['解析', '答案解析', '试题解析', '题目解析', '详解', '分析', '解答'],
  difficulty: ['难度', '难易度', '难易程度', '难度系数', '试题难度', '难度等级'],
  points: ['分值', '分数', '得分', '题目分值'],
  knowledge: ['知识点', '所属知识点', '考点', '考查知识点'],
  chapter: ['章节', '所属章节', '章', '课时'],
  source: ['来源', '试题来源', '出处'],
  year: ['年份', '年度'],
  number: ['序号', '题号', '编号'],
  ...(Object.fromEntries(
    LETTERS.map((letter, index) => [letter, optionNames(letter, index)]),
  ) as unknown as Record<Letter, readonly string[]>),
} as const

const MAX_ROWS = 5000

type Column = keyof typeof COLUMNS

type Row = TableRow<Column>

const OPTION = /(?:^|[\n;；|]|\s{2,})\s*([A-H])\s*[.．、:：)）]\s*/g

/** Options that stand in one cell: with their letters, or each on a line or between bars. */
const optionsInCell = (cell: string): readonly string[] => {
  const lettered = [...cell.matchAll(OPTION)].filter(([, letter], index) => letter === LETTERS[index])
  if (lettered.length >= 2)
    return lettered.map((found, index) =>
      cell
        .slice(found.index + found[0].length, lettered[index + 1]?.index ?? cell.length)
        .replace(/[;；|]\s*$/, '')
        .trim(),
    )
  return cell
    .split(/\n|\||;|；/)
    .map((option) => option.trim())
    .filter((option) => option !== '')
}

const optionsIn = (row: Row): readonly string[] => {
  const cells = LETTERS.map((letter) => row.cell(letter))
  const last = cells.findLastIndex((cell) => cell !== '')
  return last >= 0 ? cells.slice(0, last + 1) : optionsInCell(row.cell('options'))
}

const numberIn = (text: string): number | null => {
  const [number = ''] = /\d+(?:\.\d+)?/.exec(text.normalize('NFKC')) ?? []
  return number === '' ? null : Number(number)
}

const firstOf = (names: string): string => names.split(/[,，;；、\n|]/)[0]?.trim() ?? ''

const questionIn = (row: Row, place: string): StaffQuestion => {
  const cell = (column: Column) => row.cell(column)
  const kind = staffKindOf(cell('kind'))
  const isJudgement = kind === 'judgement'
  const analysis = cell('analysis')
  return {
    ...NO_STAFF_QUESTION,
    place,
    kind,
    stem: cell('stem').replace(/^\s*\d{1,4}\s*[.．、]\s*(?!\d)/, ''),
    // Tables for all kinds write 正确 and 错误 into the first two columns of a judgement.
    options: isJudgement ? [] : optionsIn(row),
    answer: cell('answer'),
    remarks: analysis === '' ? [] : [{ name: '解析', text: analysis }],
    difficulty: wordsOf(cell('difficulty')),
    points: numberIn(wordsOf(cell('points'))),
    knowledge: firstOf(wordsOf(cell('knowledge'))),
    chapter: firstOf(wordsOf(cell('chapter'))),
    source: wordsOf(cell('source')).slice(0, 200),
    year: numberIn(/\d{4}/.exec(cell('year'))?.[0] ?? '') ?? 0,
  }
}

const DRAWN: readonly Column[] = ['stem', 'options', 'answer', 'analysis', ...LETTERS]

/** The row with the pictures that lie over it in their cells; one over any other cell stands below the stem. */
const withPictures = (row: Row, pictures: readonly SheetPicture[]): Row => {
  const placed = pictures.map(({ column, text }) => {
    // 选项A is read as 选项 too, which comes before it.
    const at = row.columnsAt(column).findLast((it) => DRAWN.includes(it))
    return { at: at ?? 'stem', text }
  })
  return {
    ...row,
    cell: (column) =>
      [row.cell(column), ...placed.filter(({ at }) => at === column).map(({ text }) => text)]
        .filter((text) => text !== '')
        .join('\n'),
  }
}

/** The pictures over each row; below the last cell of a question they belong to it. */
const picturesOver = (
  rows: readonly Row[],
  tables: readonly SheetTable[],
): ReadonlyMap<Row, readonly SheetPicture[]> => {
  const over = new Map<Row, SheetPicture[]>()
  for (const { sheet, pictures } of tables) {
    const own = rows.filter((row) => row.sheet === sheet)
    for (const picture of pictures) {
      const row = own.findLast(({ line }) => line <= picture.line)
      if (row !== undefined) over.set(row, [...(over.get(row) ?? []), picture])
    }
  }
  return over
}

/** An option that a 题型 does not have is no option: 填空 with empty cells. */
const withoutNoOptions = (question: StaffQuestion): StaffQuestion =>
  question.kind === 'blanks' || question.kind === 'essay' ? { ...question, options: [] } : question

const NEEDED: readonly (readonly Column[])[] = [
  ['stem', 'answer'],
  ['stem', 'A', 'B'],
]

/** The questions of every sheet that has a heading for stem and answer; null where none has. */
export const tableQuestions = (
  tables: readonly SheetTable[],
  file: StaffFile,
): readonly ReadItem[] | null => {
  const found = NEEDED.map((needed) => rowsUnderHead(tables, COLUMNS, needed)).find((it) => it !== null)
  if (found === undefined || found === null) return null
  const [first = ''] = found.rows.map(({ sheet }) => sheet)
  const isOneSheet = found.rows.every(({ sheet }) => sheet === first)
  const rows = found.rows.filter((row) => !row.isBlank)
  if (rows.length > MAX_ROWS) throw new FileRefusal(`题目多于 ${MAX_ROWS} 道，请分成几个文件`)
  const unread = found.unused.slice(0, 5).join('、')
  const over = picturesOver(rows, tables)
  return rows.map((bare) => {
    const row = withPictures(bare, over.get(bare) ?? [])
    const place = placeText(isOneSheet ? { ...row, sheet: '' } : row)
    const made = assembledQuestion(withoutNoOptions(questionIn(row, place)), file)
    return staffItem(
      place,
      unread === '' ? made : { ...made, notes: [...made.notes, `没有读的列：${unread}`] },
    )
  })
}

export const NO_HEAD =
  '表格里没有找到表头：要有“题干”和“答案”两列，可以有“题型”“选项A”“解析”“难度”“分值”“知识点”等列'

export const NO_ROWS = '表头下面没有题目'

/** As above; throws `FileRefusal` where no sheet has such a heading. */
export const questionsOfTable = (tables: readonly SheetTable[], file: StaffFile): readonly ReadItem[] => {
  const items = tableQuestions(tables, file)
  if (items === null) throw new FileRefusal(NO_HEAD)
  if (items.length === 0) throw new FileRefusal(NO_ROWS)
  return items
}

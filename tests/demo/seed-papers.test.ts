// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { answersKey } from '#demo/answers/versions.ts'
import { subjects } from '#demo/content/index.ts'
import { allRows, tableOf } from '#demo/generator/document/table.ts'
import { paperOf } from '#demo/generator/document/task.ts'
import { subjectNameOf } from '#demo/seed/catalogue.ts'
import { lessonKindOf } from '#demo/seed/tags.ts'

const root = fileURLToPath(new URL('../../demo/files/resources', import.meta.url))
const stages = subjects.flatMap((subject) => subject.stages)
const pupils = stages.flatMap(({ resources }) => resources.filter(({ exam }) => exam !== undefined))
const teachers = new Map(stages.flatMap(({ answers = [] }) => answers.map((one) => [one.key, one])))

const wordsOf = (file: string): string =>
  strFromU8(unzipSync(readFileSync(`${root}/${file}`))['word/document.xml'] ?? new Uint8Array()).replace(
    /<[^>]+>/gu,
    '',
  )

describe('papers and study sheets', () => {
  it('are there without answers and with them, and are called so', () => {
    const kinds = stages.flatMap(({ resources }) =>
      resources.filter(({ kind }) => kind === '试卷' || kind === '学案'),
    )
    expect(pupils.length).toBe(kinds.length)
    const wrong = pupils.filter(({ key, title }) => {
      const other = teachers.get(answersKey(key))
      return !title.endsWith('（学生版）') || other?.title !== title.replace('（学生版）', '（教师版）')
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('keep their answers from pupils, on the page and in the file', () => {
    const told = pupils.flatMap(({ key, format, points, exam }) => {
      const text = format === 'docx' ? wordsOf(`${key}.docx`) : ''
      const whole = exam?.points ?? []
      const forTeachers = whole.flatMap(({ asked, answers }) => (asked === null ? answers : []))
      const filled = whole.filter(({ asked, answers }) => asked !== null && answers.length > 0)
      const shown = filled.filter(({ asked }) => !/＿|（　　）|___|答：$/u.test(asked ?? ''))
      const isTold =
        text.includes('参考答案') || forTeachers.some((answer) => points.includes(answer)) || shown.length > 0
      return isTold ? [key] : []
    })
    expect(told).toEqual([])
    const missing = pupils.filter(
      ({ key, format }) => format === 'docx' && !wordsOf(`${answersKey(key)}.docx`).includes('参考答案'),
    )
    expect(missing.map(({ key }) => key)).toEqual([])
  })

  it('keep what they promise: as many tasks, and as many points as stand before them', () => {
    const wrong = pupils.filter(({ kind, title, summary, exam }) => {
      if (exam === undefined) return true
      const { sections, total } = paperOf(exam)
      const tasks = sections.flatMap((section) => section.tasks).filter(({ answer }) => answer !== undefined)
      const sum = tasks.reduce((all, { score = 0 }) => all + score, 0)
      const isPaper = kind === '试卷'
      const said = isPaper ? `共${tasks.length}题，满分${total}分` : `共${tasks.length}项任务`
      const isScored = !isPaper || tasks.every(({ score = 0 }) => score > 0)
      return !summary.includes(said) || sum !== total || !isScored || /\d+题|附|分钟/u.test(title)
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('say what to fill where nothing is there to choose from', () => {
    const asked = pupils.flatMap(({ points }) => points)
    expect(asked.filter((point) => point.startsWith('选择') && !/[A-D][.．]/u.test(point))).toEqual([])
  })
})

/** Clauses beside each other are several things, unless they are an interval or the shells of an atom. */
const isSeveral = (cell: string): boolean =>
  /^\d+(?:、\d+)+$|\s\/\s|^[\d.]+（|》《|、[^、]*、/u.test(cell) ||
  (/[，；]/u.test(cell.replaceAll(/“[^”]*”/gu, '')) && !/^\[\d+，\d+[)\]]$|^\d(?:，\d)+$/u.test(cell))

describe('tables', () => {
  it('have one thing in each cell, and as many cells in each row', () => {
    const sheets = stages.flatMap(({ resources }) => resources.filter(({ format }) => format === 'xlsx'))
    const wrong = sheets.flatMap(({ key, points }) => {
      const table = tableOf(points)
      if (table === undefined) return [key]
      const widths = new Set(allRows(table).map((row) => row.length))
      const several = allRows(table)
        .flatMap((row) => row.filter((_, column) => table.header?.[column] !== '章句'))
        .filter(isSeveral)
      return widths.size === 1 ? several.map((cell) => `${key}: ${cell}`) : [key]
    })
    expect(wrong).toEqual([])
  })
})

describe('what is said of courses', () => {
  it('is 实验课 only where a film shows an experiment', () => {
    expect(lessonKindOf('青禾实验学校初小衔接', ['搭正方形'])).toBe('新授课')
    expect(lessonKindOf('测量电功率实验', [])).toBe('新授课')
    expect(lessonKindOf('空气与氧气', ['拉瓦锡的研究与红磷燃烧实验'])).toBe('实验课')
  })

  it('calls subjects as their stage does', () => {
    expect(subjectNameOf('politics', 'junior')).toBe('道德与法治')
    expect(subjectNameOf('politics', 'senior')).toBe('思想政治')
    expect(subjectNameOf('it', 'primary')).toBe('信息科技')
    expect(subjectNameOf('it', 'senior')).toBe('信息技术')
    expect(subjectNameOf('math', 'senior')).toBe('数学')
  })
})

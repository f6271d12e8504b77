import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { subjects } from '#demo/content/index.ts'
import { LIVE_QUESTIONS } from '#demo/live-questions/index.ts'
import { drawnFrom } from '#demo/question-bank/drawn.ts'
import { BANKS, questionsOf } from '#demo/question-bank/index.ts'
import type { BankQuestion } from '#demo/question-bank/types.ts'
import { written } from '#demo/question-bank/written.ts'
import { FILM_QUESTIONS } from '#demo/questions/index.ts'
import { single } from '#demo/questions/making.ts'
import type { QuestionContent } from '#demo/questions/types.ts'
import { inProject } from '#server/config/project-root.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { formFaults } from './bank-checks/form.ts'

const banks = new Map<string, readonly BankQuestion[]>()
for (const bank of BANKS) banks.set(`${bank.subject}/${bank.stage}`, questionsOf(bank))

const each = [...banks]

/** What the catalogue offers to choose: a question bank without it would be empty there. */
const offered = subjects.flatMap(({ subject, stages }) => stages.map(({ stage }) => `${subject}/${stage}`))

const withParts = (question: QuestionContent): readonly QuestionContent[] => [question, ...question.parts]

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/\d+(?:\.\d+)?/g, '#')

const formed = (stem: string, options: readonly string[], analysis = '因为所以，这里有一句解释。') =>
  formFaults(single(stem, options, 'A', analysis))

describe('what no teacher writes', () => {
  test.each([
    ['乙的轨道半径是', ['3 R', '3.333333333 R', '2 R', '6 R']],
    ['概率是', ['1/1', '1/2', '1/3', '1/4']],
    [
      '离心率是',
      ['\\(\\frac{4}{4\\sqrt{5}}\\)', '\\(\\frac{1}{2}\\)', '\\(\\frac{1}{3}\\)', '\\(\\frac{2}{3}\\)'],
    ],
    ['库仑力变为原来的', ['1 倍', '2 倍', '4 倍', '8 倍']],
    ['概率是', ['\\(\\frac{2}{8}\\)', '\\(\\frac{1}{8}\\)', '\\(\\frac{3}{8}\\)', '\\(\\frac{5}{8}\\)']],
    ['线速度之比为', ['4:2', '3:1', '5:1', '7:1']],
    ['质量是', ['5kg', '6 kg', '7 kg', '8 kg']],
    ['方程是', ['\\(1x+2=0\\)', '\\(x+2=0\\)', '\\(x-2=0\\)', '\\(2x=0\\)']],
    ['结果是', ['\\(\\sqrt{8}\\)', '\\(\\sqrt{2}\\)', '\\(\\sqrt{3}\\)', '\\(\\sqrt{5}\\)']],
    ['结果是', ['0.5', '\\(\\frac{1}{2}\\)', '0.25', '0.75']],
    ['长度是', ['50%', '0.5', '20%', '30%']],
    ['当 0° 的地方时为 7:00 时，30° 的地方时是', ['9:00', '5:00', '8:00', '6:00']],
  ])('is found: %s %j', (stem, options) => {
    expect(formed(stem, options)).not.toEqual([])
  })

  test.each([
    ['比较大小', ['\\(\\frac{\\sqrt{5}}{5}\\)', '\\(\\frac{2\\sqrt{5}}{5}\\)', '\\(\\frac{1}{2}\\)', '2']],
    ['方程是', ['\\(x^2+10x=0\\)', '\\(x^2-x=0\\)', '\\(x^{12}=1\\)', '\\(v_0t=21\\)']],
    ['时刻是', ['9:00', '3:40', '10:30', '4:20']],
    ['拍号是', ['2/4 拍', '3/4 拍', '4/4 拍', '6/8 拍']],
  ])('is not seen where there is none: %s %j', (stem, options) => {
    expect(formed(stem, options)).toEqual([])
  })

  test.each(each)('is not in the bank of %s', (_, bank) => {
    expect(bank.flatMap(({ question }) => formFaults(question))).toEqual([])
  })

  test('is not asked by films and live lessons either', () => {
    const films = Object.values(FILM_QUESTIONS).flatMap((film) => film.map(({ question }) => question))
    expect([...films, ...Object.values(LIVE_QUESTIONS).flat(2)].flatMap(formFaults)).toEqual([])
  })
})

const MOST_ALIKE = 6

const numberIn = (option: string): number | null => {
  const [, number] = /^(?:\\\()?＋?(-?\d+(?:\.\d+)?)(?:\\\))?(?: ?[^\d\\{}:+]*)$/.exec(option) ?? []
  return number === undefined ? null : Number(number)
}

/** How far each wrong number lies from the right one. */
const distancesIn = ({ type, options, answers }: QuestionContent) => {
  if (type !== QUESTION_TYPE.single) return []
  const values = options.map(numberIn)
  const right = values['ABCD'.indexOf(answers[0]?.[0] ?? '')] ?? null
  return values.flatMap((value) =>
    value === null || right === null || value === right
      ? []
      : [{ right, distance: (value - right).toFixed(6) }],
  )
}

/** Distances at which a template offers a wrong number however the right one turns out: no pupil errs by a fixed amount. */
const offsetsOf = (questions: readonly QuestionContent[]): string[] => {
  const rights = new Map<string, Set<number>>()
  for (const { right, distance } of questions.flatMap(withParts).flatMap(distancesIn))
    rights.set(distance, (rights.get(distance) ?? new Set()).add(right))
  return [...rights].flatMap(([distance, { size }]) => (size > MOST_ALIKE ? [distance] : []))
}

describe('the wrong numbers of a template', () => {
  const asked = (right: number, wrong: number) =>
    single('一共多少？', [`${right} 个`, `${wrong} 个`], 'A', '数一数。')
  const rights = [3, 5, 8, 12, 17, 23, 30]

  test('are seen to be offsets of the right one, and not where they are mistakes', () => {
    expect(offsetsOf(rights.map((right) => asked(right, right + 1)))).toEqual(['1.000000'])
    expect(offsetsOf(rights.map((right) => asked(right, right * 2)))).toEqual([])
  })

  test.each(
    BANKS.map(({ subject, stage, templates }) => [`${subject}/${stage}`, templates] as const),
  )('are no offsets of the right one: %s', (_, templates) => {
    const found = templates.map(
      (template) => [template.key, offsetsOf(drawnFrom(template).map(({ question }) => question))] as const,
    )
    expect(found.filter(([, offsets]) => offsets.length > 0)).toEqual([])
  })
})

describe('the bank of a subject', () => {
  test('is there for every stage and subject of the catalogue, with at least 40 questions that differ', () => {
    const sizes = offered.map((key) => {
      const stems = (banks.get(key) ?? []).map(
        ({ question }) => `${question.stem} ${question.options.join()}`,
      )
      return [key, new Set(stems).size] as const
    })
    expect(sizes.filter(([, size]) => size < 40)).toEqual([])
  })

  test.each(each)('%s asks in varied ways', (_, bank) => {
    const kinds = bank.map(({ question }) => question.type)
    const missing = Object.values(QUESTION_TYPE).filter((type) => !kinds.includes(type))
    expect(missing).toEqual([])
    const most = Math.max(...kinds.map((type) => kinds.filter((it) => it === type).length))
    expect(most).toBeLessThanOrEqual(bank.length * 0.6)
    expect(new Set(bank.map(({ level }) => level)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(bank.map(({ know }) => know)).size).toBeGreaterThanOrEqual(4)
  })

  test.each(
    BANKS.map((bank) => [`${bank.subject}/${bank.stage}`, bank] as const),
  )('%s has at most a third of one pattern, be it a template or a wording', (_, bank) => {
    const questions = questionsOf(bank)
    const third = questions.length / 3
    const templates = bank.templates.map((template) => [template.key, drawnFrom(template).length] as const)
    expect(templates.filter(([, size]) => size > third)).toEqual([])
    const worded = questions.flatMap(({ question }) => {
      const text = plain(question.stem)
      return [`${text.slice(0, 6)}…`, `…${text.slice(-6)}`]
    })
    const often = [...new Set(worded)].filter((it) => worded.filter((one) => one === it).length > third)
    expect(often).toEqual([])
  })

  test.each(each)('%s does not give its answers away by place or length', (_, bank) => {
    const all = bank.flatMap(({ question }) => withParts(question))
    const singles = all.filter(({ type }) => type === QUESTION_TYPE.single)
    const keys = singles.map(({ answers }) => answers[0]?.[0] ?? '')
    const most = Math.max(...['A', 'B', 'C', 'D'].map((key) => keys.filter((it) => it === key).length))
    expect(most).toBeLessThanOrEqual(singles.length / 2)
    const longest = singles.filter(({ options }, index) => {
      const sizes = options.map((option) => plain(option).length)
      const right = sizes[(keys[index] ?? 'A').charCodeAt(0) - 65] ?? 0
      return sizes.filter((size) => size >= right).length === 1
    })
    expect(longest.length).toBeLessThanOrEqual(singles.length / 2)
    const told = all
      .filter(({ type }) => type === QUESTION_TYPE.judgement)
      .map(({ answers }) => answers[0]?.[0])
    const truths = told.filter((key) => key === 'A').length
    if (told.length >= 8)
      expect(Math.min(truths, told.length - truths)).toBeGreaterThanOrEqual(told.length / 8)
  })

  test.each(each)('%s offers wrong options of the kind of the right one', (_, bank) => {
    const odd = bank
      .flatMap(({ question }) => withParts(question))
      .filter(({ type, options }) => {
        const unit = (option: string) => /^[-−+]?[\d.]+ ?(\D{0,6})$/.exec(option)?.[1]
        const units = options.map(unit)
        return (
          type === QUESTION_TYPE.single && units.every((it) => it !== undefined) && new Set(units).size > 1
        )
      })
    expect(odd.map(({ stem, options }) => [stem, options])).toEqual([])
  })
})

describe('drawings', () => {
  const manifest = JSON.parse(readFileSync(inProject('demo/files/manifest.json'), 'utf8')) as {
    readonly drawings: Readonly<Record<string, { readonly path: string }>>
  }
  const pictures = each.flatMap(([, bank]) => bank.flatMap(({ picture }) => picture ?? []))
  const drawn = pictures.flatMap((picture) => ('drawing' in picture ? [picture.drawing] : []))

  test('were made for at least 60 questions, each for one, in all sciences', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(60)
    expect([...drawn].sort()).toEqual(Object.keys(manifest.drawings).sort())
    for (const key of offered.filter((it) => /^(?:math|physics|chemistry|biology|geography|it)\//.test(it)))
      expect(
        banks.get(key)?.some(({ picture }) => picture && 'drawing' in picture),
        key,
      ).toBe(true)
  })

  test('say in words what they show, so that the question can be answered without seeing', () => {
    expect(pictures.filter(({ alt }) => alt.length < 8)).toEqual([])
  })
})

describe('questions as their author writes them', () => {
  const at = '@ 七年级上册/第一章｜知识点\n'

  test.each([
    ['no place', '单18 甲｜一｜二｜三｜四｜因为'],
    ['no level', `${at}单 甲｜一｜二｜三｜四｜因为`],
    ['two options alike', `${at}单18 甲｜一｜一｜三｜四｜因为`],
    ['too few options', `${at}单18 甲｜一｜二｜三｜因为`],
    ['no kind', `${at}问18 甲｜一｜因为`],
    ['no analysis', `${at}对18 `],
  ])('are refused with %s', (_, text) => {
    expect(() => written('版', text)).toThrow(/^seed: /)
  })

  test('are read with their parts and their picture', () => {
    const [found, after] = written(
      '版',
      `${at}图 a｜图中\n合20 甲｜解\n> 对 乙｜因\n> 填 丙____｜1|一｜果\n错17 丁｜不`,
    )
    expect([found?.place, found?.know, found?.level]).toEqual(['版/七年级上册/第一章', '知识点', 20])
    expect(found?.picture).toEqual({ drawing: 'a', alt: '图中' })
    expect(found?.question.parts.map(({ answers }) => answers)).toEqual([[['A']], [['1', '一']]])
    expect([after?.picture, after?.question.answers]).toEqual([undefined, [['B']]])
  })
})

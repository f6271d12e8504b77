import { describe, expect, test } from 'vitest'
import { LIVE_QUESTIONS } from '#demo/live-questions/index.ts'
import { drawnFrom, PER_TEMPLATE } from '#demo/question-bank/drawn.ts'
import { BANKS, questionsOf } from '#demo/question-bank/index.ts'
import { FILM_QUESTIONS } from '#demo/questions/index.ts'
import type { QuestionContent } from '#demo/questions/types.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { keptText } from '#server/html/rich-text.ts'
import { mayChangePlaces } from '#server/modules/question/answer/blank-place.ts'
import { saysTheSame } from '#server/modules/question/answer-text.ts'
import { mark } from '#server/modules/question/marking.ts'
import { biologyChecks } from './bank-checks/biology.ts'
import { chemistryChecks } from './bank-checks/chemistry.ts'
import { numbersIn, valueOf } from './bank-checks/formula.ts'
import { geographyChecks } from './bank-checks/geography.ts'
import { itChecks } from './bank-checks/it.ts'
import { mathChecks } from './bank-checks/math.ts'
import { physicsChecks } from './bank-checks/physics.ts'
import type { Checks } from './bank-checks/types.ts'

const CHECKS: Checks = {
  ...mathChecks,
  ...physicsChecks,
  ...chemistryChecks,
  ...biologyChecks,
  ...geographyChecks,
  ...itChecks,
}

/** The elements that authors write, exactly as they write them. */
const TAGS = /<\/?(?:p|br|strong|em|u|sub|sup|table|caption|thead|tbody|tr|th|td|ul|ol|li)(?: \/)?>/g

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/** What a text shows, but for white space. */
const visible = (html: string): string =>
  html
    .replaceAll(TAGS, '')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => SIGNS[name] ?? '')
    .replaceAll(/\s+/g, '')

const SCIENCES = ['math', 'physics', 'chemistry', 'biology']

const templates = BANKS.flatMap(({ templates: own }) => own)

const ask = (key: string, stem: string, answer: readonly string[], v = answer.map(valueOf)): boolean => {
  const check = CHECKS[key]
  if (!check) throw new Error(`nothing checks ${key}`)
  return check({ stem, n: numbersIn(stem), answer, v })
}

/** The last sentence of a reference answer. */
const conclusionOf = (html: string): string => html.slice(html.lastIndexOf('答：'))

/** What is wrong with the stored answer of a question, as far as another way of finding it can tell. */
const faultsOf = (
  key: string,
  { type, stem, options, answers, parts, anyOrder }: QuestionContent,
): string[] => {
  const told = (fault: string) => [`${key}: ${fault}: ${stem} ${JSON.stringify(answers)}`]
  const isRight = (answer: readonly string[], v?: number[]) => ask(key, stem, answer, v)
  switch (type) {
    case QUESTION_TYPE.single:
    case QUESTION_TYPE.multiple: {
      const keys = answers[0] ?? []
      return options.flatMap((option, index) => {
        const isKept = keys.includes(String.fromCharCode(65 + index))
        return isRight([option]) === isKept ? [] : told(`${option} is ${isKept ? 'not ' : ''}right`)
      })
    }
    case QUESTION_TYPE.judgement:
      return isRight([]) === (answers[0]?.[0] === 'A') ? [] : told('the contrary holds')
    case QUESTION_TYPE.blanks: {
      const shown = answers.map(([form = '']) => form)
      const others = shown.flatMap((form, blank) => {
        const number = valueOf(form)
        const changed = Number.isNaN(number) ? `${form}x` : String(number + 1)
        return [shown.map((it, index) => (index === blank ? changed : it))]
      })
      const forms = answers.flatMap((all, blank) =>
        all.map((form) => shown.map((it, index) => (index === blank ? form : it))),
      )
      return [
        ...forms.flatMap((form) => (isRight(form) ? [] : told(`${form.join()} is not right`))),
        ...(anyOrder && !isRight([...shown].reverse()) ? told('not in any order') : []),
        ...others.flatMap((wrong) => (isRight(wrong) ? told(`${wrong.join()} would do as well`) : [])),
      ]
    }
    case QUESTION_TYPE.essay: {
      const numbers = numbersIn(conclusionOf(answers[0]?.[0] ?? ''))
      const others = numbers.map((_, place) => numbers.map((it, index) => (index === place ? it + 1 : it)))
      return [
        ...(isRight([], numbers) ? [] : told('not right')),
        ...others.flatMap((wrong) => (isRight([], wrong) ? told(`${wrong.join()} would do as well`) : [])),
      ]
    }
    case QUESTION_TYPE.composite:
      return parts.flatMap((part, index) =>
        faultsOf(`${key}/${index + 1}`, { ...part, stem: `${stem}${part.stem}` }),
      )
  }
}

describe('what the templates of the question bank make', () => {
  test.each(
    templates.map((template) => [template.key, template] as const),
  )('%s: every answer holds when it is found another way, and nothing else does', (key, template) => {
    const drawn = drawnFrom(template)
    expect(drawn.flatMap(({ question }) => faultsOf(key, question))).toEqual([])
    expect(drawn).toHaveLength(PER_TEMPLATE)
  })

  test('is checked by nothing that checks no template', () => {
    const keys = Object.keys(CHECKS).map((key) => key.split('/')[0])
    expect(keys.filter((key) => !templates.some((template) => template.key === key))).toEqual([])
  })

  test('is the same in every seed', () => {
    const [first] = BANKS
    expect(first && questionsOf(first)).toEqual(first && questionsOf(first))
  })
})

describe('the question bank of the seed', () => {
  const all = BANKS.flatMap((bank) => questionsOf(bank).map((it) => ({ ...it, bank })))
  const single = (question: QuestionContent): readonly QuestionContent[] => [question, ...question.parts]

  test('holds at least 1,500 questions, of every kind and level', () => {
    expect(all.length).toBeGreaterThanOrEqual(1500)
    const few = BANKS.filter(({ subject, templates: own }) => SCIENCES.includes(subject) && own.length < 12)
    expect(few.map(({ subject, stage }) => `${subject}/${stage}`)).toEqual([])
    expect(new Set(all.map(({ question }) => question.type))).toEqual(new Set(Object.values(QUESTION_TYPE)))
    expect(new Set(all.map(({ level }) => level))).toEqual(new Set([17, 18, 19, 20, 21]))
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length)
  })

  test('asks nothing twice', () => {
    const stems = all.map(({ question }) => question.stem)
    expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([])
  })

  test('asks what can be answered: keys that there are, blanks that are marked, options that differ, all explained', () => {
    const wrong = all
      .flatMap(({ question }) => single(question))
      .filter(({ type, stem, options, answers, analysis, parts }) => {
        const keys = answers[0] ?? []
        const ends = type === QUESTION_TYPE.judgement ? 2 : options.length
        const areKeys =
          keys.every((key) => key.charCodeAt(0) - 65 < ends) && new Set(keys).size === keys.length
        const fits = {
          [QUESTION_TYPE.single]: options.length >= 3 && keys.length === 1 && areKeys,
          [QUESTION_TYPE.multiple]: options.length >= 4 && keys.length >= 2 && areKeys,
          [QUESTION_TYPE.judgement]: keys.length === 1 && areKeys,
          [QUESTION_TYPE.blanks]: stem.split('____').length - 1 === answers.length && answers.length > 0,
          [QUESTION_TYPE.essay]: (keys[0] ?? '').length > 12,
          [QUESTION_TYPE.composite]: parts.length >= 2,
        }[type]
        const alike = options.some((one, index) =>
          options.slice(index + 1).some((it) => saysTheSame(one, it)),
        )
        const text = [stem, analysis, ...options, ...answers.flat()].join()
        return !fits || alike || analysis.length < 12 || /undefined|\bNaN\b|\$\{|Infinity/.test(text)
      })
    expect(wrong.map(({ stem, answers }) => [stem, answers])).toEqual([])
  })

  test('takes every form that its authors name, and swapped answers only where they may change places', () => {
    const asked = [
      ...all.map(({ question }) => question),
      ...Object.values(FILM_QUESTIONS).flatMap((film) => film.map(({ question }) => question)),
      ...Object.values(LIVE_QUESTIONS).flat(2),
    ]
      .flatMap(single)
      .filter(({ type }) => type === QUESTION_TYPE.blanks)
    const isRight = ({ type, stem, answers, anyOrder }: QuestionContent, given: readonly string[]) =>
      mark({ questionType: type, stem, answers, anyOrder, score: 1 }, given).isRight
    const refused = asked.filter((question) =>
      question.answers.some((forms, blank) =>
        forms.some((form) => {
          const given = question.answers.map(([shown = ''], at) => (at === blank ? form : shown))
          return isRight(question, given) !== true
        }),
      ),
    )
    expect(refused.map(({ stem, answers }) => [stem, answers])).toEqual([])
    const inAnyOrder = asked.filter(({ anyOrder }) => anyOrder)
    expect(inAnyOrder.length).toBeGreaterThan(0)
    expect(inAnyOrder.map(({ stem }) => stem).filter((stem) => !mayChangePlaces(stem))).toEqual([])
  })

  test('shows every character of every text: nothing in a formula is taken for an element', () => {
    const seeded = [
      ...all.map(({ question }) => question),
      ...Object.values(FILM_QUESTIONS).flatMap((film) => film.map(({ question }) => question)),
      ...Object.values(LIVE_QUESTIONS).flat(2),
    ]
    const texts = seeded
      .flatMap(single)
      .flatMap(({ stem, options, answers, analysis }) => [stem, analysis, ...options, ...answers.flat()])
    expect(
      texts.filter((text) => visible(keptText(text, () => null, 'question').html) !== visible(text)),
    ).toEqual([])
  })
})

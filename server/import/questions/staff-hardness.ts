import { NO_METADATA, type QuestionMetadata } from './question-metadata.ts'

type Hardness = Pick<QuestionMetadata, 'level' | 'difficulty'>

const UNKNOWN: Hardness = { level: NO_METADATA.level, difficulty: NO_METADATA.difficulty }

const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/^(?:容易|易|简单|基础|低|一星|1|★)$/, 17],
  [/^(?:较易|较容易|较简单|偏易|中易|二星|2|★★)$/, 18],
  [/^(?:适中|中等|中|一般|普通|三星|3|★★★)$/, 19],
  [/^(?:较难|偏难|中难|四星|4|★★★★)$/, 20],
  [/^(?:困难|难|很难|高|五星|5|★★★★★)$/, 21],
]

/** 难度系数 is the share that gets it right; the bank keeps the share that gets it wrong. */
const rightShareIn = (text: string): number | null => {
  const [, number = ''] = /^(?:难度系数)?[:：]?\s*(0?\.\d{1,4}|0|1(?:\.0+)?)$/.exec(text) ?? []
  return number === '' || number === '1' ? null : Number(number)
}

/** How hard a question is by what stands at 难度: a word, stars, or the share that gets it right. */
export const hardnessIn = (
  written: string,
): { readonly hardness: Hardness; readonly note: string | null } => {
  const text = written.replace(/[（(].*?[)）]|\s|☆/g, '').replace(/题$/, '')
  if (text === '') return { hardness: UNKNOWN, note: null }
  const level = LEVELS.find(([name]) => name.test(text))?.[1]
  if (level !== undefined) return { hardness: { ...UNKNOWN, level }, note: null }
  const right = rightShareIn(text)
  if (right !== null) {
    const wrong = Math.round((1 - right) * 1e4) / 1e4
    return { hardness: { ...UNKNOWN, difficulty: wrong }, note: null }
  }
  return { hardness: UNKNOWN, note: `难度“${written.trim().slice(0, 20)}”看不懂，没有导入` }
}

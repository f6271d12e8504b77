import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/** How much may be typed, as a number in a view. */
const IN_VIEW = /\b(?:max|min)Length=\{\s*[\d_]+\s*\}|\b(?:max|min)Length="\d+"/g

/** The same, or a reason's least, as a number in a sentence: 最多写 500 个字, 8 到 64 个字符. */
const IN_SENTENCE = /(?:最多|至少|超过|不超过|到)写?\s?\d+\s?个?字/g

const typedIn = (source: string): readonly string[] => [
  ...(source.match(IN_VIEW) ?? []),
  ...(source.match(IN_SENTENCE) ?? []),
]

describe('how much may be typed', () => {
  it('is a named limit of the domain in every view and every sentence', () => {
    const files = projectFiles('src/ui/*.ts', 'src/ui/*.tsx')
    expect(files.length).toBeGreaterThan(500)
    expect(
      files.flatMap((path) => typedIn(readFileSync(path, 'utf8')).map((found) => `${path}: ${found}`)),
    ).toEqual([])
  })

  it.each([
    '<input maxLength={60} />',
    '<input maxLength="60" />',
    '<Field minLength={ 20_000 } />',
    "'最多 500 个字'",
    "'至少写 4 个字'",
    "'8 到 64 个字符'",
  ])('finds %s', (source) => {
    expect(typedIn(source)).toHaveLength(1)
  })

  it.each([
    '<input maxLength={MAX_NAME} />',
    '`最多 $' + '{MAX_NAME} 个字`',
    "'最多 50 道题'",
  ])('lets %s be', (source) => {
    expect(typedIn(source)).toEqual([])
  })
})

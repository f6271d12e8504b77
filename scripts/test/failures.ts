import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Enough to see what was expected; the whole of it stands where the step ran. */
const LINES = 8

/** The first lines of what a tool said, without colours. */
export const beginningOf = (said: string): string =>
  stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `   ${line}`)
    .join('\n')

/** A test that failed: where it is, its name, and the beginning of what it said. */
const failureOf = (place: string, name: string, messages: readonly (string | undefined)[]): string =>
  `${place} › ${name}\n${beginningOf(messages.join('\n'))}`

interface VitestTest {
  readonly status: string
  readonly fullName: string
  readonly failureMessages: readonly string[]
}

export interface VitestFailures {
  readonly testResults: readonly {
    readonly status: string
    readonly name: string
    /** Why the file itself broke. */
    readonly message?: string
    readonly assertionResults: readonly VitestTest[]
  }[]
}

/** What failed in a Vitest run, a text of some lines each; files by their path from here. */
export const failuresOfVitest = ({ testResults }: VitestFailures): readonly string[] =>
  testResults.flatMap(({ status, name, message, assertionResults }) => {
    const place = relative('.', name)
    if (status === 'failed' && assertionResults.length === 0)
      return [failureOf(place, 'the file itself', [message])]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failureOf(place, fullName, failureMessages))
  })

interface Said {
  readonly message?: string
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly ok: boolean
    readonly file: string
    readonly line: number
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly Said[] }[] }[]
  }[]
}

export interface PlaywrightFailures {
  readonly suites: readonly Suite[]
  readonly errors: readonly Said[]
}

/** What failed in a Playwright run, and what broke outside a test, a text of some lines each. */
export const failuresOfPlaywright = ({ suites, errors }: PlaywrightFailures): readonly string[] => [
  ...suites.flatMap(failuresOfSuite),
  ...errors.map(({ message }) => failureOf('outside a test', 'the run itself', [message])),
]

const failuresOfSuite = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return failureOf(
        `${file}:${line}`,
        title,
        errors.map(({ message }) => message),
      )
    }),
  ...suites.flatMap(failuresOfSuite),
]

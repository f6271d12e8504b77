import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '#server/config/project-root.ts'
import { projectFiles } from '#tests/support/project-files.ts'

/** The files in which a constant of a name is exported. */
const constantsIn = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    projectFiles(pattern).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^export const ([A-Z][A-Z\d_]+)\b/gm)].map(
        ([, name = '']) => [name, path] as const,
      ),
    ),
  )

const contract = constantsIn('contract/*.ts')
const domain = constantsIn('src/domain/*.ts')
const shared = [...contract.keys()].filter((name) => domain.has(name))

const valueOf = async (name: string, path = ''): Promise<unknown> => {
  const value = ((await import(inProject(path))) as Readonly<Record<string, unknown>>)[name]
  if (typeof value !== 'object' || value === null) return value
  // The wire has a number for each of the words that the domain lists.
  return new Set(Array.isArray(value) ? (value as readonly unknown[]) : Object.keys(value))
}

it('some constants have one name in domain and contract', () => {
  expect(shared.length).toBeGreaterThan(10)
})

it.each(shared)('%s says the same to the page and to the server', async (name) => {
  expect(await valueOf(name, domain.get(name))).toEqual(await valueOf(name, contract.get(name)))
})

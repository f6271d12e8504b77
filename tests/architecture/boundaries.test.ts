import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../dependency-cruiser.config.mjs'
import { type Boundaries, inspectBoundaries, TEXT_RULES } from '../../scripts/boundaries.ts'
import { importedBy } from '../../scripts/test/inputs.ts'
import { PLANTS, SOIL } from './planted.ts'

const ROOT = process.cwd()
/** What the plants lean on in the tree; the whole of it is looked at by `npm test` itself. */
const LEANT_ON = importedBy(['contract/envelope.ts', 'src/application/session/session.port.ts'])

let copy = ''
let found: Boundaries = { breaches: [], unseen: [], modules: 0 }

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'zhiyuan-boundaries-')))
  for (const path of ['package.json', 'dependency-cruiser.config.mjs', ...LEANT_ON])
    cpSync(join(ROOT, path), join(copy, path))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const { file, code } of [...SOIL, ...PLANTS]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), code)
  }
  found = await inspectBoundaries(copy)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the layers', () => {
  it('have a planted breach for every rule', () => {
    const rules = [...(config.forbidden ?? []), ...TEXT_RULES].map(({ name }) => name ?? '')
    expect([...new Set(PLANTS.map(({ rule }) => rule))].sort()).toEqual(rules.sort())
  })

  it.each(PLANTS)('$rule catches $file', ({ rule, file }) => {
    const place = rule === 'no-cycles-between-features' ? dirname(file) : file
    expect(found.breaches.map((breach) => `${breach.rule} in ${breach.from}`)).toContain(
      `${rule} in ${place}`,
    )
  })

  it('are looked at whole', () => {
    expect(found.unseen).toEqual([])
    expect(found.modules).toBe(LEANT_ON.length + SOIL.length + PLANTS.length)
  })
})

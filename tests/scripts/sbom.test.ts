import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { main } from '../../scripts/sbom.ts'
import { shippedPackages } from '../../scripts/support/licences.ts'

interface Entry {
  readonly dev?: boolean
}

interface Written {
  readonly bomFormat: string
  readonly specVersion: string
  readonly serialNumber: string
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> }
  readonly components: readonly (Readonly<Record<string, unknown>> & { 'bom-ref': string; purl: string })[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** What ships and lies here: packages for other kinds of machines do not. */
const shippedHere = (): string[] => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => existsSync(path)))
  return shippedPackages(JSON.stringify({ packages })).map(({ name, version }) => `${name}@${version}`)
}

test('the bill of materials is CycloneDX, with each package that runs here once and nothing of this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-sbom-'))
  const file = join(folder, 'sbom.json')
  try {
    main([file])
    const text = readFileSync(file, 'utf8')
    const bom = JSON.parse(text) as Written
    expect([bom.bomFormat, bom.specVersion.slice(0, 2)]).toEqual(['CycloneDX', '1.'])
    expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/)
    expect(bom.metadata.component).toMatchObject({ type: 'application', name: 'zhiyuan-classroom' })

    const named = bom.components.map(({ name, version }) => `${String(name)}@${String(version)}`)
    expect(named.toSorted()).toEqual(shippedHere().toSorted())
    expect(named.map((name) => name.replace(/(?!^)@.*/, ''))).toEqual(
      expect.arrayContaining(['react', 'zod', 'fastify', 'pg']),
    )
    for (const component of bom.components) {
      expect(component).toMatchObject({ hashes: [{ alg: 'SHA-512' }] })
      expect(component.purl).toMatch(/^pkg:npm\//)
    }

    const refs = new Set([bom.metadata.component, ...bom.components].map((it) => it['bom-ref']))
    expect(refs.size).toBe(bom.components.length + 1)
    const linked = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(linked.filter((ref) => !refs.has(ref))).toEqual([])
    for (const place of [process.cwd(), homedir(), tmpdir()]) expect(text).not.toContain(`${place}/`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

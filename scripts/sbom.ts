import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readShipped } from './support/licences.ts'

interface Component {
  readonly 'bom-ref': string
  name: string
  readonly version: string
}

interface Bom {
  metadata: { component: Component }
  components: readonly Component[]
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const idOf = ({ name, version }: Pick<Component, 'name' | 'version'>): string => `${name}@${version}`

/** Without what is there for developing alone: told to omit it, npm also leaves out what developing shares with the product. */
const withoutTools = (bom: Bom): Bom => {
  const shipped = new Set(readShipped().map(idOf))
  const components = bom.components.filter((component) => shipped.has(idOf(component)))
  const kept = new Set([bom.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
  return { ...bom, components, dependencies }
}

/**
 * `npm run sbom -- FILE`: the packages that run here, with versions, hashes and licences, as CycloneDX JSON; without FILE onto the
 * console. npm makes it, and names the product by its folder.
 */
export const main = ([file]: readonly string[]): void => {
  // Where NODE_ENV is production npm omits them by itself.
  const asked = ['sbom', '--include', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { status, stdout, stderr } = spawnSync('npm', asked, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(stderr)
    process.exitCode = 1
    return
  }
  const bom = withoutTools(JSON.parse(stdout) as Bom)
  bom.metadata.component.name = (JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name
  const text = `${JSON.stringify(bom, null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else {
    writeFileSync(file, text)
    console.log(`${file} written: ${bom.components.length} packages`)
  }
}

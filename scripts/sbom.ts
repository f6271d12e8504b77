import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

interface Bom {
  metadata: { component: { name: string } }
}

/**
 * `npm run sbom -- FILE`: the packages that run here, with versions, hashes and licences, as CycloneDX JSON; without FILE onto the
 * console. npm makes it, and names the product by its folder.
 */
export const main = ([file]: readonly string[]): void => {
  const asked = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
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
  const bom = JSON.parse(stdout) as Bom
  bom.metadata.component.name = (JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name
  const text = `${JSON.stringify(bom, null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(file, text)
}

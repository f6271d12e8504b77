/**
 * The entry point of every npm script: says plainly what is missing on this machine before anything else runs, then hands
 * over to scripts/NAME. Written so that an old Node can still read it and say that it is old.
 */
import { existsSync } from 'fs'
import { dirname, join, resolve } from 'path'
import { fileURLToPath, pathToFileURL } from 'url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * @param {string[]} lines
 * @returns {never}
 */
const stop = (lines) => {
  process.stderr.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop([
    `需要 Node.js 20.19 或更高版本，现在是 ${process.versions.node}。`,
    `Node.js 20.19 or newer is needed, this is ${process.versions.node}: see https://nodejs.org`,
  ])
}

const name = process.argv[2] || ''
const plain = join(root, 'scripts', `${name}.mjs`)
const typed = join(root, 'scripts', `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !(existsSync(plain) || existsSync(typed))) {
  stop([`No script "${name}".`])
}

process.chdir(root)
const { missingPackages } = await import('./start/packages.mjs')
const lacking = missingPackages(root, existsSync(plain) ? 'product' : 'all')
if (lacking !== null) stop(lacking)

if (!existsSync(plain)) {
  const { register } = await import('tsx/esm/api')
  register()
}
const script = /** @type {{ main: (args: string[]) => unknown }} */ (
  await import(pathToFileURL(existsSync(plain) ? plain : typed).href)
)
await script.main(process.argv.slice(3))

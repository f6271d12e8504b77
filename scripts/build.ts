import { checkBundleBudget } from './bundle-budget.ts'
import { dropStamp, keepStamp, sourceStamp } from './start/source-stamp.mjs'
import { run } from './support/run.ts'

type Part = 'client' | 'server'

/** `npm run build`: client and server into dist; `client` or `server` as argument builds one of them. */
export const main = async (args: readonly string[]): Promise<void> => {
  const parts: readonly Part[] =
    args[0] === 'client' || args[0] === 'server' ? [args[0]] : ['server', 'client']
  const root = process.cwd()
  const stamp = sourceStamp(root)
  const results = await Promise.all(parts.map((part) => build(root, part, stamp)))
  if (results.includes(false)) process.exitCode = 1
}

const build = async (root: string, part: Part, stamp: string): Promise<boolean> => {
  const began = performance.now()
  dropStamp(root, part)
  const config = part === 'client' ? 'vite.config.ts' : 'vite.server.config.ts'
  const { code, stdout, stderr } = await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  )
  process.stderr.write(stdout + stderr)
  if (code !== 0) {
    console.error(`${part}: the build failed`)
    return false
  }
  if (part === 'client' && !checkBundleBudget(root)) return false
  keepStamp(root, part, stamp)
  console.log(`${part} built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return true
}

import { spawn } from 'node:child_process'

/** `npm run db:reset`: throws the data away and makes them anew; on PostgreSQL only with `-- --yes`. */
export const main = async (args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/reset.ts', ...args], { stdio: 'inherit' })
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

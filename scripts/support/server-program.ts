import { spawn } from 'node:child_process'

/** Runs a program of the server from its source, with what it says on this console, and ends with its code. */
export const runServerProgram = async (program: string, args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: 'inherit' })
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

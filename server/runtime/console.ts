import { causeOf } from '../db/query-error.ts'
import { redactedError } from './redacted-error.ts'

/** What a person at the console is told; everything else goes to the log. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** What may be the matter with a file or folder that a command was given, by the code of the system. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: '找不到文件',
  EISDIR: '应当是一个文件，这里是文件夹',
  ENOTDIR: '应当是一个文件夹，这里是文件',
  EACCES: '没有权限读写',
  EPERM: '没有权限读写',
  EROFS: '这里只能读，不能写',
  ENOSPC: '磁盘已满',
}

/** A fault of a file in the words of the product, with its place; in those of the system for any other. */
const wordsOf = (error: unknown): string => {
  const { message, code } = redactedError(error)
  const fault = FILE_FAULTS[code]
  const { path = '' } = causeOf(error) as NodeJS.ErrnoException
  if (fault === undefined) return message
  // EISDIR of a read names no place.
  return path === '' ? `${fault}（${message}）` : `${fault}：${path}`
}

/** Ends a command with one clear message; a stack does not help with a fault of the surroundings. */
export const failWith = (error: unknown): void => {
  const { stack } = redactedError(error)
  process.stderr.write(`\n${wordsOf(error)}\n\n`)
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${stack}\n`)
  process.exitCode = 1
}

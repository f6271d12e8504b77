import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The project's files that match one of git's patterns (all for none), also those that git does not know yet; nothing that it ignores. */
export const projectFiles = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    // What is deleted and not staged yet is still listed.
    .filter((path) => path !== '' && existsSync(path))

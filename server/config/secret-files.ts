import { readFileSync } from 'node:fs'
import { fileFault } from '../runtime/file-fault.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Variables that hold a secret: each may be given as NAME_FILE, the path of a file that holds it. docs/decisions/0462 */
const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
]

/** Its file is read by the commands that need it: the server may not be able to. */
const SECRETS_OF_COMMANDS: readonly string[] = ['BACKUP_KEY']

const fileOf = (name: string): string => `${name}_FILE`

export interface WithSecrets {
  readonly variables: Variables
  /** What is wrong, each with the name of its variable and without any value. */
  readonly faults: readonly string[]
  /** What an operator has set to give this variable. */
  readonly setBy: (name: string) => string
}

/** The variables with what the files of secrets hold, without the white space around it; empty variables are absent already. */
export const withSecretFiles = (given: Variables): WithSecrets => {
  const variables = { ...given }
  const faults: string[] = []
  const fromFile = new Set<string>()
  for (const name of [...SECRETS, ...SECRETS_OF_COMMANDS])
    if (given[name] !== undefined && given[fileOf(name)] !== undefined)
      faults.push(`${fileOf(name)}: 和 ${name} 只能给出一个 (give only one of them)`)
  for (const name of SECRETS) {
    const path = given[fileOf(name)]
    if (path === undefined || given[name] !== undefined) continue
    fromFile.add(name)
    try {
      const held = readFileSync(path, 'utf8').trim()
      if (held === '') faults.push(`${fileOf(name)}: 文件是空的：${path} (the file is empty)`)
      else variables[name] = held
    } catch (error) {
      faults.push(`${fileOf(name)}: ${fileFault(error) ?? '读不了文件'}：${path} (cannot be read)`)
    }
  }
  return { variables, faults, setBy: (name) => (fromFile.has(name) ? fileOf(name) : name) }
}

import { appendFile, writeFile } from 'node:fs/promises'
import { csvLines } from './csv-lines.ts'
import type { NewAccount } from './people.ts'

const HEAD = ['姓名', '账号', '初始密码', '学校']

/** Writes the first passwords into a file that only its owner may read, batch by batch; refuses to overwrite one. */
export const initialPasswordsTo = (path: string): ((accounts: readonly NewAccount[]) => Promise<void>) => {
  let isBegun = false
  return async (accounts) => {
    if (accounts.length === 0) return
    const rows = accounts.map(({ person, password }) => [person.name, person.mobile, password, person.school])
    if (isBegun) return appendFile(path, csvLines(rows))
    await writeFile(path, `\uFEFF${csvLines([HEAD, ...rows])}`, { flag: 'wx', mode: 0o600 })
    isBegun = true
  }
}

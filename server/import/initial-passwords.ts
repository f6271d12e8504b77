import { appendFile, writeFile } from 'node:fs/promises'
import type { NewAccount } from './people.ts'

const HEAD = ['姓名', '账号', '初始密码', '学校']

/** For a spreadsheet: quoted, and nothing that it would run. */
const cellOf = (text: string): string =>
  `"${(/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

const linesOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** Writes the first passwords into a file that only its owner may read, batch by batch; refuses to overwrite one. */
export const initialPasswordsTo = (path: string): ((accounts: readonly NewAccount[]) => Promise<void>) => {
  let isBegun = false
  return async (accounts) => {
    if (accounts.length === 0) return
    const rows = accounts.map(({ person, password }) => [person.name, person.mobile, password, person.school])
    if (isBegun) return appendFile(path, linesOf(rows))
    await writeFile(path, `\uFEFF${linesOf([HEAD, ...rows])}`, { flag: 'wx', mode: 0o600 })
    isBegun = true
  }
}

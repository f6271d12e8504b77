import { writeFile } from 'node:fs/promises'
import type { NewAccount } from './people.ts'

const HEAD = ['姓名', '账号', '初始密码', '学校']

/** For a spreadsheet: quoted, and nothing that it would run. */
const cellOf = (text: string): string =>
  `"${(/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Writes who gets which first password, for nobody but the owner of the file; refuses to overwrite one. */
export const writeInitialPasswords = async (path: string, accounts: readonly NewAccount[]): Promise<void> => {
  if (accounts.length === 0) return
  const rows = accounts.map(({ person, password }) => [person.name, person.mobile, password, person.school])
  const text = [HEAD, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')
  await writeFile(path, `\uFEFF${text}\r\n`, { flag: 'wx', mode: 0o600 })
}

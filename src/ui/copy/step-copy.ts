import { quoted } from './quoted.ts'

/** The texts of what moves something one place; `what` is called as its row is: “新学期”, 第 3 题. */
export const stepCopy = {
  named: (name: string) => quoted(name),
  up: '上移',
  upOf: (what: string) => `上移${what}`,
  down: '下移',
  downOf: (what: string) => `下移${what}`,
}

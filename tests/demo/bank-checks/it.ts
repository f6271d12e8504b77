import { isIPv4 } from 'node:net'
import { isNear } from './formula.ts'
import type { Checks } from './types.ts'

const at = (list: readonly number[], place: number): number => list[place] ?? Number.NaN

export const itChecks: Checks = {
  'it-primary-code-length': ({ stem, v }) => {
    const [, bits] = /用 (\d+) 位/.exec(stem) ?? []
    return isNear(Math.log2(at(v, 0)), Number(bits))
  },
  'it-junior-address': ({ answer }) => isIPv4(answer[0] ?? ''),
  'it-senior-binary': ({ stem, answer }) => {
    const [, digits = ''] = /二进制数 ([01]+)/.exec(stem) ?? []
    const value = Array.from(digits).reduce((sum, digit) => 2 * sum + Number(digit), 0)
    const hex = Array.from((answer[1] ?? '').toUpperCase()).reduce(
      (sum, sign) => 16 * sum + '0123456789ABCDEF'.indexOf(sign),
      0,
    )
    return value === Number(answer[0]) && hex === value
  },
  'it-senior-image': ({ stem, v }) => {
    const [, wide = 0, high = 0, bits = 0] = (
      /为 (\d+)×(\d+) 像素，颜色深度为 (\d+) 位/.exec(stem) ?? []
    ).map(Number)
    return isNear(at(v, 0) * 1024 * 8, wide * high * bits)
  },
  'it-senior-loop': ({ stem, v }) => {
    const [, start = 0, from = 0, to = 0, step = 1] = (
      /s = (\d+)<br \/>for i in range\((\d+), (\d+), (\d+)\)/.exec(stem) ?? []
    ).map(Number)
    let s = start
    for (let i = from; i < to; i += step) s += i
    return s === at(v, 0)
  },
  'it-senior-search': ({ n, v }) => {
    let compared = 0
    for (let turn = 1; turn < at(n, 0); turn += 1) for (let i = 0; i < at(n, 0) - turn; i += 1) compared += 1
    return compared === at(v, 0)
  },
}

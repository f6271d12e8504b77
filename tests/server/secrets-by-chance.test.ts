import { describe, expect, test } from 'vitest'
import { newRecoveryCodes } from '#server/modules/session/recovery-code.ts'
import { newFactorSecret } from '#server/modules/session/totp.ts'

/** By position, which signs were seen there. */
const signsAt = (texts: readonly string[]): readonly ReadonlySet<string>[] =>
  Array.from({ length: texts[0]?.length ?? 0 }, (_, at) => new Set(texts.map((text) => text[at] ?? '')))

const bitsOf = (text: string, signs: number): number => text.length * Math.log2(signs)

describe('secrets of the second factor', () => {
  // With 2000 of them one of 32 signs is missing at a place by chance once in 10^24 runs.
  test('are 160 bits, each another, any sign at any place', () => {
    const secrets = Array.from({ length: 2000 }, newFactorSecret)
    expect(new Set(secrets).size).toBe(secrets.length)
    expect(secrets.filter((secret) => !/^[A-Z2-7]+$/.test(secret))).toEqual([])
    expect(new Set(secrets.map((secret) => bitsOf(secret, 32)))).toEqual(new Set([160]))
    expect(signsAt(secrets).map(({ size }) => size)).toEqual(Array.from({ length: 32 }, () => 32))
  })

  test('and its ten recovery codes, of more than 20 bits, are other ones each time', async () => {
    const sets = []
    for (let n = 0; n < 10; n += 1) sets.push(await newRecoveryCodes())
    expect(sets.map(({ codes }) => codes.length)).toEqual(sets.map(() => 10))
    const codes = sets.flatMap((set) => set.codes)
    expect(codes.filter((code) => !/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
    const plain = codes.map((code) => code.replace('-', ''))
    const signs = new Set(plain.join(''))
    expect(signs.size).toBe(31)
    expect(Math.min(...plain.map((code) => bitsOf(code, signs.size)))).toBeGreaterThan(49)
    // Of a hundred a place that is not by chance would show a few signs again and again.
    expect(Math.min(...signsAt(plain).map(({ size }) => size))).toBeGreaterThan(20)
    expect(new Set(sets.map(({ salt }) => salt.toString('hex'))).size).toBe(sets.length)
  })
})

import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { openText, sealText } from '#server/runtime/sealed-text.ts'

const SEALING = { secret: Buffer.alloc(32, 5), purpose: 'of a test' }
const TEXT = '季晓棠的初始密码'
const NONCE = 12
const TAG = 16

test('a text is sealed by AES-256-GCM, whose key is 256 bits of its purpose', () => {
  const sealed = sealText(SEALING, TEXT)
  const key = Buffer.from(hkdfSync('sha256', SEALING.secret, '', SEALING.purpose, 32))
  const opened = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
  opened.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  expect(opened.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + opened.final('utf8')).toBe(TEXT)
  expect(openText(SEALING, sealed)).toBe(TEXT)
})

test('with one byte changed, cut off, or under another purpose or key it does not open', () => {
  const sealed = sealText(SEALING, TEXT)
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => openText(SEALING, changed)).toThrow()
  }
  for (const length of [0, NONCE, NONCE + TAG, sealed.length - 1])
    expect(() => openText(SEALING, sealed.subarray(0, length))).toThrow()
  expect(() => openText({ ...SEALING, purpose: 'of another' }, sealed)).toThrow()
  expect(() => openText({ ...SEALING, secret: Buffer.alloc(32, 6) }, sealed)).toThrow()
})

test('the same text is sealed under another nonce each time', () => {
  const nonces = Array.from({ length: 1000 }, () =>
    sealText(SEALING, TEXT).subarray(0, NONCE).toString('hex'),
  )
  expect(new Set(nonces).size).toBe(nonces.length)
})
